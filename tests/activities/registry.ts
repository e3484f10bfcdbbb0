import { notYet } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { testedBrainstorm } from './brainstorm/model.ts'
import type { TestedModel } from './contract.ts'
import { testedEvaluate } from './evaluate/model.ts'
import { testedIdentify } from './identify/model.ts'
import { testedOrganize } from './organize/model.ts'
import { testedPlan } from './plan/model.ts'
import { testedPresent } from './present/model.ts'
import { testedPulse } from './pulse/model.ts'

/** The test models of all kinds: the compiler reports a missing one. */
const testedModels: Readonly<Record<ActivityKind, TestedModel | typeof notYet>> = {
  brainstorm: testedBrainstorm,
  evaluate: testedEvaluate,
  identify: testedIdentify,
  organize: testedOrganize,
  plan: testedPlan,
  present: testedPresent,
  pulse: testedPulse,
}

/** The kinds that are implemented, by name. */
export const builtModels: readonly (readonly [ActivityKind, TestedModel])[] = Object.values(
  testedModels,
).flatMap((tested) => (tested === notYet ? [] : [[tested.model.kind, tested] as const]))
