import type { PollView, SubPollView } from '#domain/evaluate/items.ts'
import type { EvaluateScope } from './scope.ts'

export interface EvaluateParent {
  scope: EvaluateScope
}

export interface PollParent {
  scope: EvaluateScope
  poll: PollView
}

export interface SubPollParent {
  scope: EvaluateScope
  subPoll: SubPollView
}
