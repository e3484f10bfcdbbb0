import { notYet } from '#domain/activity/model.ts'
import { contents } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import type { Answer, Calls } from '#support/calls.ts'
import { brainstormApi } from './brainstorm/api.ts'
import { identifyApi } from './identify/api.ts'

/** An activity, and a place in it where people may write. */
export interface Made {
  workshopId: string
  partId: string
  objectId: string
  topicId: string
}

/** Who makes calls, and wants to see every answer. */
type Asking = Pick<Calls, 'ask'>

/** What a query tells of an activity. */
export interface ReadActivity {
  isFinished: boolean
  /** For facilitators; null for everybody else. */
  finishedCount: number | null
  inputLocked: boolean
}

/**
 * What tests know of the calls of a kind: how people fill an activity, each in their own words, and what they read of it.
 * Nothing is shown to the room before `show`.
 */
export interface TestedApi {
  /** With `$id` of the activity; answers with `ReadActivity`, and what `textsOf` reads. */
  query: string
  /** What a page asks for where no websocket gets through, with `$id` of the activity. */
  polled: string
  /** A place of a new activity where people may write. */
  topicOf(who: Calls, objectId: string): Promise<string>
  /** The texts of all input in an answer of `query` or `polled`, in their order. */
  textsOf(read: never): string[]
  /** A kind whose input has no description at first passes over it. */
  write(who: Asking, at: Made, input: { id: string; text: string; desc?: string }): Promise<Answer>
  change(who: Asking, id: string, input: { text?: string; desc?: string }): Promise<Answer>
  remove(who: Asking, id: string): Promise<Answer>
  /** Shows all input to the room, or hides it. */
  show(who: Asking, at: Made, shown: boolean): Promise<Answer>
  /** The description that everybody reads, and the notes of the presenter. */
  tell(who: Asking, at: Made, texts: { desc?: string; notes?: string }): Promise<Answer>
}

/** @throws {Error} with the answer of a call that was refused, or that says what is wrong */
export function assertDone(answer: Answer): void {
  const [value] = Object.values(answer.data ?? {}) as ({ ok?: boolean } | null)[]
  if (answer.codes.length > 0 || value?.ok !== true) throw new Error(answer.text)
}

/** The calls of all kinds: a missing one does not compile. */
const testedApis: Readonly<Record<ActivityKind, TestedApi | typeof notYet>> = {
  brainstorm: brainstormApi,
  evaluate: notYet,
  identify: identifyApi,
  organize: notYet,
  plan: notYet,
  present: notYet,
  pulse: notYet,
}

/** The kinds that are built, by name. */
export const builtApis: readonly (readonly [ActivityKind, TestedApi])[] = Object.entries(testedApis).flatMap(
  ([kind, api]) => (api === notYet ? [] : [[kind as ActivityKind, api] as const]),
)

/** A facilitator makes an activity. @throws {Error} with the answer of a call that was refused */
export async function makeActivity(
  [kind, api]: readonly [ActivityKind, TestedApi],
  who: Calls,
  workshopId: string,
): Promise<Made> {
  const { part } = await who.must<{ part: { id: string; objectId: string } }>(
    `mutation ($common: CommonInfoInput!, $title: String, $type: String!) {
      createPartAndType(commonInfoData: $common, title: $title, type: $type) {
        ok errorString part { id objectId } } }`,
    { common: { workshop: workshopId }, title: `A ${kind}`, type: contents[kind] },
  )
  const { id: partId, objectId } = part
  return { workshopId, partId, objectId, topicId: await api.topicOf(who, objectId) }
}
