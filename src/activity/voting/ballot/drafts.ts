import type { Message } from '#domain/message.ts'
import { choiceOfCode, codeOfChoice } from './choice.ts'
import type { Choice, ChoiceCode } from './choice.ts'

/** Choices by target, as text; null for a target whose vote is to be withdrawn. */
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

export type DraftEvent =
  /** The person chose something, or nothing, on a target. */
  | { is: 'chosen'; target: string; choice: Choice }
  /** The person withdraws the votes on these targets: nothing is chosen on them any more. */
  | { is: 'withdrawn'; targets: readonly string[] }
  /** A ballot with the present choices was handed to the outbox. */
  | { is: 'cast' }
  /** The server has these votes of the drafts' round. `waiting`: targets about which a ballot is on its way. */
  | { is: 'told'; own: Codes; waiting: ReadonlySet<string> }
  /** A ballot was refused. `newer`: targets about which a later ballot waits or was accepted. */
  | { is: 'refused'; votes: Codes; message: Message; newer: ReadonlySet<string> }
  | { is: 'round'; round: number }

export const noDrafts: Drafts = { round: 1, choices: {}, refusal: null }

/** The drafts after an event; the same object when it changes nothing. */
export function draftsAfter(drafts: Drafts, event: DraftEvent): Drafts {
  switch (event.is) {
    case 'chosen': {
      const choices = { ...drafts.choices, [event.target]: codeOfChoice(event.choice) }
      return { ...drafts, choices, refusal: refusalWithout(drafts, [event.target]) }
    }
    case 'withdrawn': {
      const taken = Object.fromEntries(event.targets.map((target) => [target, null]))
      return {
        ...drafts,
        choices: { ...drafts.choices, ...taken },
        refusal: refusalWithout(drafts, event.targets),
      }
    }
    case 'cast':
      return drafts.refusal === null ? drafts : { ...drafts, refusal: null }
    case 'told': {
      const done = Object.keys(drafts.choices).filter(
        (target) => drafts.choices[target] === (event.own[target] ?? null) && !event.waiting.has(target),
      )
      return done.length === 0 ? drafts : { ...drafts, choices: withoutKeys(drafts.choices, done) }
    }
    case 'refused': {
      const kept = Object.entries(event.votes).filter(([target]) => !event.newer.has(target))
      const lost = kept.filter(([target, code]) => code !== null && !(target in drafts.choices))
      // A withdrawal that was refused leaves the vote as it was.
      const stays = kept.flatMap(([target, code]) =>
        code === null && drafts.choices[target] === null ? [target] : [],
      )
      return {
        ...drafts,
        choices: { ...withoutKeys(drafts.choices, stays), ...Object.fromEntries(lost) },
        refusal: { message: event.message, targets: kept.map(([target]) => target) },
      }
    }
    case 'round':
      return event.round === drafts.round ? drafts : { ...drafts, round: event.round }
  }
}

/** The choice that a draft holds for a target; null without a draft. */
export function draftOn({ choices }: Drafts, target: string): Choice | null {
  return target in choices ? choiceOfCode(choices[target]) : null
}

function refusalWithout({ refusal }: Drafts, targets: readonly string[]): Drafts['refusal'] {
  if (refusal === null) return null
  const left = refusal.targets.filter((target) => !targets.includes(target))
  return left.length === 0 ? null : { ...refusal, targets: left }
}

function withoutKeys(codes: Codes, targets: readonly string[]): Codes {
  return Object.fromEntries(Object.entries(codes).filter(([target]) => !targets.includes(target)))
}
