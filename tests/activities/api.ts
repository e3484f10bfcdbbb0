import { notYet } from '#domain/activity/model.ts'
import { contents } from '#domain/workshop/content.ts'
import type { ActivityKind } from '#domain/workshop/content.ts'
import type { Answer, Calls } from '#support/calls/calls.ts'
import { brainstormApi } from './brainstorm/api.ts'
import { evaluateApi } from './evaluate/api.ts'
import { identifyApi } from './identify/api.ts'
import { organizeApi } from './organize/api.ts'
import { planApi } from './plan/api.ts'
import { presentApi } from './present/api.ts'
import { pulseApi } from './pulse/api.ts'

/** An activity, and a position in it where people may write. */
export interface Made {
  workshopId: string
  partId: string
  objectId: string
  topicId: string
}

/** A caller who may see every answer. */
type Asking = Pick<Calls, 'ask'>

/** What a query returns of an activity. */
export interface ReadActivity {
  isFinished: boolean
  /** For facilitators; null for everyone else. */
  finishedCount: number | null
  inputLocked: boolean
}

/**
 * What tests know of the calls of a kind: how people fill an activity, each with their own texts, and how it is read.
 * Nothing is shown to the room before `show`, except by a kind that `isSeenAtOnce` or `isTakenWhileShown`.
 */
export interface TestedApi {
  /** For kinds that people vote on: only facilitators write what is voted on, and starting over does not delete it. */
  isByFacilitators?: true
  /** Everyone sees input as soon as it is written: none of it can be hidden. */
  isSeenAtOnce?: true
  /** Input is taken only while the room sees it, so `topicOf` shows it. Afterwards it can be hidden. */
  isTakenWhileShown?: true
  /** Input belongs to everybody: anyone changes it, and only facilitators delete it. */
  isShared?: true
  /** For kinds that tell what was deleted, instead of `NOT_FOUND`: the code of the message. */
  goneCode?: string
  /** How the remote counts two inputs; as answers by default. */
  counted?: string
  /** The room's screen shows something else than the input, such as the page that it is about. */
  isOffProjector?: true
  /** With `$id` of the activity; returns `ReadActivity`, and what `textsOf` reads. */
  query: string
  /** All of an activity, as a client that polls the API asks for it, with `$id` of the activity. */
  polled: string
  /** A position in a new activity where people may write, and vote in a kind that they vote on. */
  topicOf(who: Calls, objectId: string): Promise<string>
  /** The texts of all input in an answer of `query` or `polled`, in order. */
  textsOf(read: never): string[]
  /** Kinds whose input has no description at first ignore it. */
  write(who: Asking, at: Made, input: { id: string; text: string; desc?: string }): Promise<Answer>
  change(who: Asking, id: string, input: { text?: string; desc?: string }): Promise<Answer>
  remove(who: Asking, id: string): Promise<Answer>
  /** For kinds that people vote on: one ballot on inputs that `write` made; returns `votes { id poll value1 }`, in their order. */
  vote?(
    who: Asking,
    at: Made,
    values: ReadonlyMap<string, number>,
    told?: { recognisable?: boolean },
  ): Promise<Answer>
  /** For kinds that people vote on: how results are read and shown. */
  results?: TestedResults
  /** Shows all input to the room, or hides it. */
  show(who: Asking, at: Made, shown: boolean): Promise<Answer>
  /** The description that everyone reads, and the presenter's notes. */
  tell(who: Calls, at: Made, texts: { desc?: string; notes?: string }): Promise<Answer>
}

/** What tests know of the results of a kind, whose inputs are voted on from 1 to 5. */
export interface TestedResults {
  /**
   * A selection of the activity, left open: what is voted on as `targets`, with the number of votes for each value as
   * `dist`.
   */
  targets: string
  /** Shows the results to everybody, or no longer. */
  show(who: Asking, at: Made, shown: boolean): Promise<Answer>
  /** What exports tell when two people voted 1 on the input One, and 5 on the input Two. */
  ofTwo: {
    /** Of the row of Two: the cells from the number of votes to the first result. */
    cells: readonly [number, number]
    sheet: readonly number[]
    /** Of its issue: the number of votes, and what follows. */
    issue: string
    /** The input that TOP takes first. */
    best: 'One' | 'Two'
  }
}

/** @throws {Error} with the answer of a call that was refused or that returned a message */
export function assertDone(answer: Answer): void {
  const [value] = Object.values(answer.data ?? {}) as ({ ok?: boolean } | null)[]
  if (answer.codes.length > 0 || value?.ok !== true) throw new Error(answer.text)
}

/** Who writes the input of a kind. */
export function writerOf<Caller>(
  { isByFacilitators }: TestedApi,
  { facilitator, participant }: Record<'facilitator' | 'participant', Caller>,
): Caller {
  return isByFacilitators ? facilitator : participant
}

/** Who deletes input of a kind that this participant wrote. */
export function removerOf<Caller>(
  api: TestedApi,
  callers: Record<'facilitator' | 'participant', Caller>,
): Caller {
  return api.isShared ? callers.facilitator : writerOf(api, callers)
}

/** The calls of all kinds: the compiler reports a missing one. */
const testedApis: Readonly<Record<ActivityKind, TestedApi | typeof notYet>> = {
  brainstorm: brainstormApi,
  evaluate: evaluateApi,
  identify: identifyApi,
  organize: organizeApi,
  plan: planApi,
  present: presentApi,
  pulse: pulseApi,
}

/** The kinds that are implemented, by name. */
export const builtApis: readonly (readonly [ActivityKind, TestedApi])[] = Object.entries(testedApis).flatMap(
  ([kind, api]) => (api === notYet ? [] : [[kind as ActivityKind, api] as const]),
)

/**
 * A facilitator creates an activity.
 *
 * @throws {Error} with the answer of a call that was refused
 */
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
