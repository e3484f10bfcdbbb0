import type { Message } from '#domain/message.ts'
import { choiceOfCode, codeOfChoice } from './choice.ts'
import type { Choice, ChoiceCode } from './choice.ts'

/** Choices by target, as text; null where there is none, or a vote is withdrawn. */
export type Codes = Readonly<Record<string, ChoiceCode>>

/**
 * What a person chose in an activity and the server does not have yet. A draft ends only when the server has the same,
 * or the person takes it back: neither a reload nor a refusal nor a new round loses one. SPEC BT11
 */
export interface Drafts {
  /** The round in which they were made. */
  round: number
  choices: Codes
  /** Why a ballot was refused, and its targets; until they are chosen or voted anew. */
  refusal: { message: Message; targets: readonly string[] } | null
}

/** As stored on this device; empty without anything to keep, since a stored draft counts as unsaved at a sign-out. */
export function textOfDrafts(drafts: Drafts): string {
  const isEmpty = Object.keys(drafts.choices).length === 0 && drafts.refusal === null
  return isEmpty ? '' : JSON.stringify(drafts)
}

/** @param round the present one: where nothing is stored, choices are made in it */
export function draftsFromText(text: string, round: number): Drafts {
  const none: Drafts = { round, choices: {}, refusal: null }
  if (text === '') return none
  try {
    return { ...none, ...(JSON.parse(text) as Partial<Drafts>) }
  } catch {
    return none
  }
}

/** A ballot that this device handed to its outbox. */
export interface SentBallot {
  round: number
  votes: Codes
  /** Ballots are sent in this order. */
  order: number
}

export interface RefusedBallot extends SentBallot {
  message: Message
}

/** What a device knows about the ballots of an activity. */
export interface BallotNews {
  /** The present round. */
  round: number
  /** This person's votes that the server has in a round. */
  ownIn: (round: number) => Codes
  /** On their way, in order. */
  waiting: readonly SentBallot[]
  refused: readonly RefusedBallot[]
}

export type DraftEvent =
  /** The person chose something, or nothing, on a target. */
  | { is: 'chosen'; target: string; choice: Choice }
  /** The person takes a withdrawal back: what was chosen before is chosen again, where they chose nothing since. */
  | { is: 'restored'; target: string; choice: Choice }
  /** The person withdraws their votes on targets: nothing is chosen on them any more. */
  | { is: 'withdrawn'; targets: readonly string[] }
  /** A ballot with the present choices was handed to the outbox. */
  | { is: 'cast' }
  /** Ballots were acknowledged or refused, or another round is on. */
  | { is: 'news'; news: BallotNews }

/** The drafts after an event; the same object when it changes nothing. */
export function draftsAfter(drafts: Drafts, event: DraftEvent): Drafts {
  switch (event.is) {
    case 'chosen':
      return chosen(drafts, [[event.target, codeOfChoice(event.choice)]])
    case 'restored':
      return (drafts.choices[event.target] ?? null) === null
        ? chosen(drafts, [[event.target, codeOfChoice(event.choice)]])
        : drafts
    case 'withdrawn':
      return chosen(
        drafts,
        event.targets.map((target) => [target, null]),
      )
    case 'cast':
      return drafts.refusal === null ? drafts : { ...drafts, refusal: null }
    case 'news':
      return afterNews(drafts, event.news)
  }
}

/** The choice that a draft holds for a target; null without a draft. */
export function draftOn({ choices }: Drafts, target: string): Choice | null {
  return target in choices ? choiceOfCode(choices[target]) : null
}

function chosen(drafts: Drafts, codes: readonly (readonly [string, ChoiceCode])[]): Drafts {
  const { refusal } = drafts
  const left = refusal?.targets.filter((target) => !codes.some(([one]) => one === target)) ?? []
  return {
    ...drafts,
    choices: { ...drafts.choices, ...Object.fromEntries(codes) },
    refusal: refusal && left.length > 0 ? { ...refusal, targets: left } : null,
  }
}

function afterNews(drafts: Drafts, news: BallotNews): Drafts {
  const { round, ownIn, waiting, refused } = news
  const kept = refused.reduce((before, ballot) => afterRefusal(before, ballot, news), drafts)
  const onTheirWay = waiting.flatMap(({ votes }) => Object.keys(votes))
  // A refusal shows that the server has other votes than this device knows of: an acknowledgement may have been lost.
  const inDoubt = drafts.round === round ? (kept.refusal?.targets ?? []) : []
  const open = new Set([...onTheirWay, ...inDoubt])
  // Drafts of an earlier round that became votes in it end there; the others go on to this round.
  const settled = [drafts.round, round].reduce((before, one) => settledBy(before, ownIn(one), open), kept)
  return settled.round === round ? settled : { ...settled, round }
}

/** Without the drafts that the server has. @param open targets whose drafts stay */
function settledBy(drafts: Drafts, own: Codes, open: ReadonlySet<string>): Drafts {
  const left = Object.entries(drafts.choices).filter(
    ([target, code]) => open.has(target) || code !== (own[target] ?? null),
  )
  if (left.length === Object.keys(drafts.choices).length) return drafts
  return { ...drafts, choices: Object.fromEntries(left) }
}

/** A refused ballot is a draft again, except where the person chose or voted something since. */
function afterRefusal(drafts: Drafts, ballot: RefusedBallot, news: BallotNews): Drafts {
  const later = news.waiting.filter(({ order }) => order > ballot.order)
  const newer = new Set(later.flatMap(({ votes }) => Object.keys(votes)))
  // Votes of the round of the ballot itself are older than it.
  if (ballot.round !== news.round) for (const target of Object.keys(news.ownIn(news.round))) newer.add(target)
  const votes = Object.entries(ballot.votes).filter(([target]) => !newer.has(target))
  const lost = votes.filter(([target, code]) => code !== null && !(target in drafts.choices))
  // A withdrawal that was refused leaves the vote as it was.
  const stays = new Set(votes.flatMap(([target, code]) => (code === null ? [target] : [])))
  const kept = Object.entries(drafts.choices).filter(([target, code]) => code !== null || !stays.has(target))
  const choices = Object.fromEntries([...kept, ...lost])
  const targets = new Set([...(drafts.refusal?.targets ?? []), ...votes.map(([target]) => target)])
  return { ...drafts, choices, refusal: { message: ballot.message, targets: [...targets] } }
}
