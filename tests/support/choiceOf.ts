import type { ActivityChoice } from '#activity/choice.ts'
import { choices } from '#app/choices.ts'
import type { ActivityKind } from '#domain/content.ts'

/** What the app offers of a kind where activities are added. @throws {Error} when there is nothing of it to add */
export function choiceOf(kind: ActivityKind): ActivityChoice {
  const choice = choices.find((one) => one.kind === kind)
  if (!choice) throw new Error(`there is no ${kind} to add`)
  return choice
}
