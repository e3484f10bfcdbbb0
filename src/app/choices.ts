import { brainstormChoices } from '#features/brainstorm/choices.ts'
import { identifyChoices } from '#features/identify/choices.ts'
import { notYet } from '#domain/activity/model.ts'
import type { ActivityKind } from '#domain/content.ts'
import type { ActivityChoice } from '#activity/choice.ts'

/**
 * What each kind offers where activities are added, in the order of the pickers. Beside the faces and not in them: these words and
 * icons are for facilitators alone, and a phone's first load has none of them.
 */
const offered: Readonly<Record<ActivityKind, readonly ActivityChoice[] | typeof notYet>> = {
  brainstorm: brainstormChoices,
  plan: notYet,
  evaluate: notYet,
  present: notYet,
  pulse: notYet,
  identify: identifyChoices,
  organize: notYet,
}

/** Everything that can be added to a session, in order. */
export const choices: readonly ActivityChoice[] = Object.values(offered).flatMap((list) =>
  list === notYet ? [] : list,
)
