import type { IdentifyTopicId } from '#domain/ids.ts'
import type { IdentifyScope } from './scope.ts'
import type { SeenAnswer } from './view.ts'

export interface IdentifyParent {
  scope: IdentifyScope
}

export interface IdentifyTopicParent {
  scope: IdentifyScope
  id: IdentifyTopicId
}

export interface IdentifyAnswerParent {
  scope: IdentifyScope
  answer: SeenAnswer
}
