import { officialBrainstorm } from './brainstorm/template.ts'
import type { BrainstormTexts, OfficialBrainstorm } from './brainstorm/template.ts'
import { officialEvaluate } from './evaluate/template.ts'
import type { EvaluateTexts, OfficialEvaluate } from './evaluate/template.ts'
import type { OfficialKind } from './official.ts'
import { officialOrganize } from './organize/template.ts'
import type { OfficialOrganize, OrganizeTexts } from './organize/template.ts'
import { officialPlan } from './plan/template.ts'
import type { OfficialPlan, PlanTexts } from './plan/template.ts'
import { officialPulse } from './pulse/template.ts'
import type { OfficialPulse, PulseTexts } from './pulse/template.ts'

/** An activity of an official template, of one of the kinds that official templates use. */
export type OfficialActivity =
  OfficialBrainstorm | OfficialEvaluate | OfficialOrganize | OfficialPlan | OfficialPulse

/** Its texts in a language other than English. */
export type OfficialTexts = BrainstormTexts | EvaluateTexts | OrganizeTexts | PlanTexts | PulseTexts

/** How each kind creates an activity from an official template. */
const officialKinds: Readonly<
  Record<OfficialActivity['kind'], OfficialKind<OfficialActivity, OfficialTexts>>
> = {
  brainstorm: officialBrainstorm,
  evaluate: officialEvaluate,
  organize: officialOrganize,
  plan: officialPlan,
  pulse: officialPulse,
}

/** The part of an activity's kind in official templates. */
export function officialKind({ kind }: OfficialActivity): OfficialKind<OfficialActivity, OfficialTexts> {
  return officialKinds[kind]
}
