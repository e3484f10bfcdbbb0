import type { ActivityChoice } from '#activity/choice.ts'
import { choices } from '#app/registries/choices.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'

/** The choice that the app offers for a kind where activities are added. @throws {Error} when the kind has none */
export function choiceOf(kind: ActivityKind): ActivityChoice {
  const choice = choices.find((one) => one.kind === kind)
  if (!choice) throw new Error(`there is no ${kind} to add`)
  return choice
}
