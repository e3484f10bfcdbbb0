import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { withServer } from '#support/servers/withServer.ts'
import { notYet } from '#domain/activity/model.ts'
import { activityModels } from '#domain/activity/models.ts'
import {
  bitsApart,
  idOf,
  marksOf,
  possibleTags,
  purposeOf,
  tracesOf,
  matchScore,
  pairScore,
} from './attacker.ts'
import type { Trace } from './attacker.ts'
import { answersOfNobody, takeDump } from './dump.ts'
import type { Dump, DumpedRow } from './dump.ts'
import { playSession } from './script.ts'
import type { ScriptedSession } from './script.ts'

/** Standard deviations beyond which a result is not due to chance. */
const chance = 6

const server = withServer()
let session: ScriptedSession
let dump: Dump
let traces: Trace[]
let authors: number[]
/** What each contribution is, and in which activity. */
let sorts: string[]
let members: DumpedRow[]

beforeAll(async () => {
  session = await playSession(server)
  dump = await takeDump(server, session)
  traces = tracesOf(
    dump,
    session.contributions.map(({ id }) => id),
  )
  authors = session.contributions.map(({ author }) => author)
  sorts = session.contributions.map(({ kind, objectId }) => `${kind} in ${objectId}`)
  members = session.memberIds.map((memberId) => {
    const row = dump.rows.find((one) => one.table === 'public.members' && idOf(one) === memberId)
    if (!row) throw new Error(`no row of ${memberId}`)
    return row
  })
})

describe('[A1][A2] an attacker with everything the server stores, and its secrets,', () => {
  test('has everything: contributions, members, the key, the documents', async () => {
    expect(session.contributions.length).toBeGreaterThan(150)
    expect(members).toHaveLength(20)
    expect(dump.documents.get(`desk/${session.objectId}`)).toContain('answer ')
    for (const objectId of session.objectIds)
      expect(dump.documents.get(`desk/${objectId}`)).toContain('input ')
    const withVotes = Object.values(activityModels).flatMap((model) =>
      model !== notYet && model.votes ? [model.kind] : [],
    )
    expect(session.voted.map(({ kind }) => kind).sort()).toEqual(withVotes.sort())
    const ballots = session.contributions.filter(({ kind }) => kind === 'ballot')
    expect(ballots).toHaveLength(session.memberIds.length * session.voted.length)
    for (const { objectId } of session.voted) expect(dump.documents.get(`tally/${objectId}`)).toBeDefined()
    expect(dump.answers).toContain(session.contributions[0]?.id)
    expect(dump.logLines.length).toBeGreaterThan(200)
    expect((await answersOfNobody(server, session)).codes.length).toBeGreaterThan(0)
  })

  test('cannot compute the tag of any contribution from a member’s stored data', () => {
    const tags = new Set(traces.map(({ tag }) => tag.toString('hex')))
    const purposes = session.contributions.map(purposeOf)
    for (const member of members) {
      const made = possibleTags(dump, member, purposes)
      expect([...made.keys()].filter((tag) => tags.has(tag))).toEqual([])
    }
  })

  test('[BT1] finds the marks of having voted, and can compute none of them either', () => {
    const tags = new Set(session.votedMarks.map(({ tag }) => tag))
    const stored = dump.rows.filter(({ table }) => table === 'public.tags').map(({ values }) => values['tag'])
    expect(tags.size).toBe(2 * session.memberIds.length * session.voted.length)
    expect([...tags].filter((tag) => !stored.includes(tag))).toEqual([])
    const purposes = session.votedMarks.map(({ purpose }) => purpose)
    for (const member of members)
      expect([...possibleTags(dump, member, purposes).keys()].filter((tag) => tags.has(tag))).toEqual([])
  })

  test('[BT3] finds in a tally no id of a vote, and in no document or answer either', () => {
    const votes = session.contributions.filter(({ kind }) => kind === 'ballot').map(({ id }) => id)
    const texts = [...dump.documents.values(), dump.answers]
    expect(votes.filter((id) => texts.some((text) => text.includes(id)))).toEqual([])
  })

  test('can link what the facilitator wrote: the attack works where a secret is stored', () => {
    const profile = dump.rows.find(
      (row) => row.table === 'public.profiles' && idOf(row) === session.facilitator.id,
    )
    if (!profile) throw new Error('no profile')
    const made = possibleTags(
      dump,
      profile,
      session.facilitatorPosts.map((id) => `content:${id}`),
    )
    const found = tracesOf(dump, session.facilitatorPosts).map(({ tag }) => made.get(tag.toString('hex')))
    expect(found).toEqual(session.facilitatorPosts.map(() => 'member_secret'))
  })

  test('finds nothing of a member in a document, an answer, or any row except their own', () => {
    const elsewhere = [
      ...dump.documents.values(),
      ...dump.journal.map(({ bytes }) => bytes.toString('latin1')),
      dump.answers,
      ...dump.rows
        .filter(({ table }) => table !== 'public.members')
        .map(({ values }) => JSON.stringify(values)),
    ]
    for (const mark of members.flatMap(marksOf)) {
      expect(elsewhere.filter((text) => text.includes(mark))).toEqual([])
    }
  })

  test('[A3] finds no line of the log, and no two lines of one request, with a member and a contribution', () => {
    const ids = new Set(session.contributions.flatMap(({ id, targetId }) => [id, targetId]))
    const marks = members.flatMap(marksOf)
    const requests = { member: new Set<string>(), content: new Set<string>() }
    for (const line of dump.logLines) {
      const hasMember = marks.some((mark) => line.includes(mark))
      const hasContent = [...ids].some((id) => line.includes(id))
      expect(hasMember && hasContent).toBe(false)
      const request = (JSON.parse(line) as { requestId?: string }).requestId
      if (request === undefined) continue
      if (hasMember) requests.member.add(request)
      if (hasContent) requests.content.add(request)
    }
    expect([...requests.member].filter((request) => requests.content.has(request))).toEqual([])
    expect(dump.logLines.filter((line) => line.includes('eyJ'))).toEqual([])
  })

  test('cannot distinguish two contributions of one person from two of different people', () => {
    const scores: Record<string, number> = {}
    for (const name of Object.keys(traces[0]?.features ?? {})) {
      const values = traces.map(({ features }) => features[name] ?? 0)
      scores[`${name}, the same`] = pairScore(authors, sameIn(values), sorts)
      scores[`${name}, nearness`] = pairScore(authors, apartIn(ranksOf(values)), sorts)
    }
    scores['bits of the tag'] = pairScore(authors, (one, other) => bitsApart(tagAt(one), tagAt(other)), sorts)
    for (const [name, score] of Object.entries(scores)) {
      expect.soft(Math.abs(score), name).toBeLessThan(chance)
    }
  })

  test('cannot distinguish a contribution of one member from one of another', () => {
    const features: Record<string, (member: DumpedRow) => number> = {
      'place of the row': ({ place }) => place / members.length,
      'transaction of the row': rankBy(({ transaction }) => transaction),
      'order of the ids': rankBy((member) => Number.parseInt(idOf(member).slice(0, 8), 16)),
      'order of the usernames': rankBy(({ values }) => usernameRank(values['username'] ?? '')),
    }
    for (const [of, memberFeature] of Object.entries(features)) {
      for (const name of Object.keys(traces[0]?.features ?? {})) {
        const ranks = ranksOf(traces.map(({ features: own }) => own[name] ?? 0))
        const score = matchScore(
          authors,
          (thing, person) => Math.abs((ranks[thing] ?? 0) - memberFeature(members[person] as DumpedRow)),
          sorts,
        )
        expect.soft(Math.abs(score), `${name} by ${of}`).toBeLessThan(chance)
      }
    }
    const bits = matchScore(
      authors,
      (thing, person) =>
        bitsApart(tagAt(thing), Buffer.from(members[person]?.values['password_hash'] ?? '', 'hex')),
      sorts,
    )
    expect(Math.abs(bits)).toBeLessThan(chance)
  })

  test('would find a leak of every second contribution: the bound is meaningful', () => {
    const leak = authors.map((author, at) => (at % 2 === 0 ? author : randomInt(session.memberIds.length)))
    expect(Math.abs(pairScore(authors, sameIn(leak), sorts))).toBeGreaterThan(chance)
    expect(Math.abs(pairScore(authors, apartIn(leak), sorts))).toBeGreaterThan(chance)
    expect(
      Math.abs(matchScore(authors, (thing, person) => Math.abs((leak[thing] ?? 0) - person), sorts)),
    ).toBeGreaterThan(chance)
  })
})

function sameIn(values: readonly number[]): (one: number, other: number) => number {
  return (one, other) => (values[one] === values[other] ? 0 : 1)
}

function apartIn(values: readonly number[]): (one: number, other: number) => number {
  return (one, other) => Math.abs((values[one] ?? 0) - (values[other] ?? 0))
}

function tagAt(at: number): Buffer {
  return traces[at]?.tag ?? Buffer.alloc(32)
}

/** Ranks of values, from 0 to 1. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = values.map(() => 0)
  order.forEach((at, rank) => (ranks[at] = rank / values.length))
  return ranks
}

function rankBy(value: (member: DumpedRow) => number): (member: DumpedRow) => number {
  return (member) => ranksOf(members.map(value))[members.indexOf(member)] ?? 0
}

function usernameRank(username: string): number {
  return [...username.slice(-9, -1)].reduce((sum, letter) => sum * 128 + letter.charCodeAt(0), 0)
}
