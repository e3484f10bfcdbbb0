import { brainstormChoices } from '#features/brainstorm/choices.ts'
import { evaluateChoices } from '#features/evaluate/choices.ts'
import { identifyChoices } from '#features/identify/choices.ts'
import { organizeChoices } from '#features/organize/choices.ts'
import { planChoices } from '#features/plan/choices.ts'
import { presentChoices } from '#features/present/choices.ts'
import { pulseChoices } from '#features/pulse/choices.ts'
import { notYet } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { ActivityChoice } from '#activity/choice.ts'

/**
 * Activity types that each kind offers, in the order of the pickers. Kept apart from the faces: these texts and icons
 * are for facilitators alone, and stay out of a phone's first load.
 */
const offered: Readonly<Record<ActivityKind, readonly ActivityChoice[] | typeof notYet>> = {
  brainstorm: brainstormChoices,
  plan: planChoices,
  evaluate: evaluateChoices,
  present: presentChoices,
  pulse: pulseChoices,
  identify: identifyChoices,
  organize: organizeChoices,
}

/** All activity types that can be added to a session, in order. */
export const choices: readonly ActivityChoice[] = Object.values(offered).flatMap((list) =>
  list === notYet ? [] : list,
)
