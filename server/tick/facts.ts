import type { ObjectId } from '#domain/ids.ts'
import type { ContentRow } from '#server/database/contents.ts'
import type { CommandAct } from './act.ts'
import { voteTag } from './tags.ts'
import type { CommandAuthor, Guide } from './command.ts'

/** What the rows say that the commands of a tick have to know. null: looked for and not there. */
export interface Facts {
  contents: Map<string, ContentRow | null>
  /** By the tag in hex. */
  votes: Map<string, VoteFact | null>
  /** By target. */
  voteCounts: Map<string, number>
  /** Of all votes in an activity before this tick, the tags in hex. */
  voteTagsIn: Map<ObjectId, Set<string>>
  /** In their order; null: not looked for. */
  guides: Guide[] | null
}

export interface VoteFact {
  id: string
  targetId: string
  value1: number
}

/** What to look for. */
export interface Questions {
  contentIds: Set<string>
  /** By the tag in hex. */
  voteTags: Map<string, Buffer>
  voteTargets: Set<string>
  /** Activities of which all votes have to be known. */
  votedObjects: Set<ObjectId>
  /** Whether the facilitator group has to be known. */
  guides: boolean
}

/** A command asked for something that was not fetched: fetch it, and run the command again. */
export class MissingFact extends Error {
  readonly addTo: (questions: Questions) => void
  constructor(addTo: (questions: Questions) => void) {
    super('a fact is missing')
    this.addTo = addTo
  }
}

export function noFacts(): Facts {
  return { contents: new Map(), votes: new Map(), voteCounts: new Map(), voteTagsIn: new Map(), guides: null }
}

export function noQuestions(): Questions {
  return {
    contentIds: new Set(),
    voteTags: new Map(),
    voteTargets: new Set(),
    votedObjects: new Set(),
    guides: false,
  }
}

/** What the commands said they have to know. */
export function questionsOf(acts: readonly CommandAct[]): Questions {
  const questions = noQuestions()
  for (const { command } of acts) {
    for (const id of command.contentIds ?? []) questions.contentIds.add(id)
    for (const targetId of command.voteTargets ?? []) askForVote(questions, command.author, targetId)
  }
  return questions
}

export function askForVote(questions: Questions, author: CommandAuthor, targetId: string): void {
  const tag = voteTag(author, targetId)
  questions.voteTags.set(tag.toString('hex'), tag)
  questions.voteTargets.add(targetId)
}
