import { randomUUID } from 'node:crypto'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { assertDone, builtApis, makeActivity } from '../../activities/api.ts'
import type { Made, TestedApi } from '../../activities/api.ts'
import type { Calls } from '#support/calls/calls.ts'
import { closeVoting, sessionOfTwo } from '#support/calls/kindSession.ts'
import type { TestSession } from '#support/calls/session.ts'
import { fay, server } from '#support/calls/stage.ts'

export type Vote = Record<'id' | 'poll', string> & { value1: number | null }
export type Voting = Record<'isFinished' | 'resultsReadable' | 'votingClosed', boolean> &
  Record<'closingAt' | 'resultsShownAt', number | null> & {
    targets: {
      dist: string | null
      withheld: number | null
      roundBefore: object | null
      earlierRounds: { round: number; count: number }[] | null
    }[]
  }

export let session: TestSession
export let ann: Calls
export let ben: Calls
export let kind: ActivityKind
export let api: TestedApi
export let made: Made
export let [one, two] = ['', '']

/** A session with two people, and an activity in which they vote on two things. */
export async function start(of: readonly [ActivityKind, TestedApi]): Promise<void> {
  ;[kind, api] = of
  ;({ session, ann, ben } = await sessionOfTwo(server, fay))
  made = await makeActivity([kind, api], fay, session.workshopId)
  ;[one, two] = [await add('One'), await add('Two')]
}

export async function add(text: string): Promise<string> {
  const id = randomUUID()
  assertDone(await api.write(fay, made, { id, text }))
  return id
}
export const act = (call: string, who: Calls = fay) => who.must(`mutation { ${call} { ok errorString } }`)
export const setMode = (mode: string) => act(`setResultsMode(partId: "${made.partId}", mode: ${mode})`)
export const reset = () => act(`resetVotes(partId: "${made.partId}")`)
/** A ballot whose voter was told that it may be recognised, so that live results show it. */
export async function cast(who: Calls, values: Record<string, number>, recognisable = true): Promise<Vote[]> {
  const answer = await api.vote?.(who, made, new Map(Object.entries(values)), { recognisable })
  if (answer) assertDone(answer)
  return Object.values(answer?.data ?? {}).flatMap((data) => (data as { votes: Vote[] }).votes)
}
export const votingFor = (who: Calls) => {
  const targets = api.results?.targets ?? ''
  return who.must<Voting>(
    `query ($id: ID!) { ${kind}(id: $id) { isFinished resultsReadable votingClosed closingAt resultsShownAt
      ${targets} roundBefore { abstained withheld group1VotesDist }
        earlierRounds { round count } } } }`,
    { id: made.objectId },
  )
}
export const close = () => closeVoting(fay, { ...made, kind })
export const voted = builtApis.filter(([, { vote }]) => vote)
