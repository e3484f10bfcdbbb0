import type { CategoryId } from '#domain/ids.ts'
import type { PulseScope } from './scope.ts'
import type { SeenStatement } from './view.ts'

export interface PulseParent {
  scope: PulseScope
}

export interface SliderGroupParent {
  scope: PulseScope
  id: CategoryId
}

export interface SliderPollParent {
  scope: PulseScope
  statement: SeenStatement
}
