import { notYet } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/content.ts'
import { testedBrainstorm } from './brainstorm/model.ts'
import type { TestedModel } from './contract.ts'
import { testedIdentify } from './identify/model.ts'

/** What tests know of all kinds: a missing one does not compile. */
const testedModels: Readonly<Record<ActivityKind, TestedModel | typeof notYet>> = {
  brainstorm: testedBrainstorm,
  evaluate: notYet,
  identify: testedIdentify,
  organize: notYet,
  plan: notYet,
  present: notYet,
  pulse: notYet,
}

/** The kinds that are built, by name. */
export const builtModels: readonly (readonly [ActivityKind, TestedModel])[] = Object.values(
  testedModels,
).flatMap((tested) => (tested === notYet ? [] : [[tested.model.kind, tested] as const]))
