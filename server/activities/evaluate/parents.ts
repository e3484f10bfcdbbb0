import type { SubPollView } from '#domain/evaluate/read.ts'
import type { EvaluateScope } from './scope.ts'
import type { SeenPoll } from './view.ts'

export interface EvaluateParent {
  scope: EvaluateScope
}

export interface PollParent {
  scope: EvaluateScope
  poll: SeenPoll
}

export interface SubPollParent {
  scope: EvaluateScope
  subPoll: SubPollView
}
