import { randomUUID } from 'node:crypto'
import { CreatePollDocument } from '#api/operations/evaluate.ts'
import { startAttackScene } from './attacks/scene.ts'
import type { Member } from './attacks/scene.ts'

/**
 * Tries to read ballots that are shown with others only, as a facilitator who reads all results and controls two of twelve
 * participants. It prints how many of ten ballots each attack read alone or with one other. Run it with
 * `node tests/load/ballotAttack.ts`; it exits with 1 when one read more than the rule allows.
 *
 * @see SPEC BT5, BT18, BT19
 */
const victims = 10
/** The attacker's own value, which no victim chooses. */
const highest = 5

const scene = await startAttackScene({ answers: 0 })
const { facilitator: fay, common } = scene.session

interface Target {
  partId: string
  objectId: string
  poll: string
}

async function addPoll(objectId: string): Promise<string> {
  const id = randomUUID()
  await fay.must(CreatePollDocument, { id, pollText: 'Yes?', evaluateId: objectId, commonInfoData: common })
  return id
}

async function startVoting(): Promise<Target> {
  const { part } = await fay.must<{ part: { id: string; objectId: string } }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Vote", type: "workshop | evaluate") {
        ok errorString part { id objectId } } }`,
    { common },
  )
  return { partId: part.id, objectId: part.objectId, poll: await addPoll(part.objectId) }
}

const vote = (who: Member, { objectId, poll }: Target, value1: number, recognisable = false) =>
  who.must(
    `mutation ($id: ID!, $votes: [VoteInput!]!, $recognisable: Boolean) {
      createVotes(evaluateId: $id, voteList: $votes, recognisable: $recognisable) { ok errorString } }`,
    { id: objectId, votes: [{ poll, value1 }], recognisable },
  )

/** How many votes each value has, without the attacker's own. */
async function counts({ objectId, poll }: Target): Promise<number[]> {
  const { polls } = await fay.must<{ polls: { id: string; group1VotesDist: string | null }[] }>(
    'query ($id: ID!) { evaluate(id: $id) { polls { id group1VotesDist } } }',
    { id: objectId },
  )
  const told = polls.find(({ id }) => id === poll)?.group1VotesDist ?? '0,0,0,0,0'
  return told
    .split(',')
    .map(Number)
    .slice(0, highest - 1)
}

/** Every victim votes, and after each of them the attacker acts and reads. */
async function attacked(
  target: Target,
  people: readonly Member[],
  act: () => Promise<unknown>,
): Promise<number> {
  let read = 0
  let before = await counts(target)
  for (const [at, victim] of people.entries()) {
    await vote(victim, target, 1 + (at % (highest - 1)))
    await act()
    const now = await counts(target)
    const added = now.reduce((sum, number, value) => sum + Math.max(0, number - (before[value] ?? 0)), 0)
    if (added === 1 || added === 2) read += added
    before = now
  }
  return read
}

/**
 * Every victim votes, and after each of them somebody moves a live vote of theirs over all values: a count that moves
 * otherwise than by this vote tells where others wait.
 */
async function probed(target: Target, people: readonly Member[], prober: Member): Promise<number> {
  let read = 0
  let [others, own] = [await counts(target), 0]
  for (const [at, victim] of people.entries()) {
    await vote(victim, target, 1 + (at % (highest - 1)))
    let isRead = false
    for (let value = 1; value < highest; value += 1) {
      const sum = others.reduce((all, number) => all + number, 0) + own
      await vote(prober, target, value, true)
      own = 1
      const now = await counts(target)
      const rest = now.map((number, index) => number - (index + 1 === value ? 1 : 0))
      const isShowing = now.reduce((all, number) => all + number, 0) - sum >= 3
      if (!isShowing && rest.some((number, index) => number !== others[index])) isRead = true
      others = rest
    }
    if (isRead) read += 1
  }
  return read
}

async function inTurn<One>(all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  for (const one of all) await act(one)
}

try {
  const people = await Promise.all(Array.from({ length: victims }, () => scene.session.join()))
  // The scene's two members are the attacker's.
  const fakes = [scene.honest, scene.attacker]
  const results: { name: string; read: number; atMost: number }[] = []
  const report = (name: string, read: number, atMost = 0): unknown => results.push({ name, read, atMost })

  const changed = await startVoting()
  const change = async (): Promise<void> => {
    for (const value of [1, highest]) await inTurn(fakes, (one) => vote(one, changed, value))
  }
  await change()
  // Two joins are the company of one ballot, once: SECURITY.md says so.
  report('two participants who keep changing their votes', await attacked(changed, people, change), 1)

  const added = await startVoting()
  await inTurn([...fakes, ...people], (one) => vote(one, added, highest))
  const late = { ...added, poll: await addPoll(added.objectId) }
  report(
    'a poll that is added after everybody has voted',
    await attacked(late, people, async () => undefined),
  )

  const closed = await startVoting()
  const closing = `mutation ($id: ID!) {
    setVotingClosed(partId: $id, closed: true) { ok errorString }
    reopened: setVotingClosed(partId: $id, closed: false) { ok errorString } }`
  report(
    'closing and reopening in one request',
    await attacked(closed, people, () => fay.must(closing, { id: closed.partId })),
  )

  const live = await startVoting()
  const mode = (name: string) =>
    fay.must(`mutation ($id: ID!) { setResultsMode(partId: $id, mode: ${name}) { ok errorString } }`, {
      id: live.partId,
    })
  report(
    'live results for a moment',
    await attacked(live, people, async () => {
      await mode('LIVE')
      await mode('STEPS')
    }),
  )

  const moved = await startVoting()
  await fay.must(`mutation ($id: ID!) { setResultsMode(partId: $id, mode: LIVE) { ok errorString } }`, {
    id: moved.partId,
  })
  report('moving a live vote from value to value', await probed(moved, people, scene.attacker))

  console.log(`${'read alone or with one other, of ten ballots'.padEnd(50)} read  at most`)
  for (const { name, read, atMost } of results)
    console.log(`${name.padEnd(50)} ${String(read).padStart(4)}  ${atMost}`)
  process.exitCode = results.some(({ read, atMost }) => read > atMost) ? 1 : 0
} finally {
  await scene.stop()
}
