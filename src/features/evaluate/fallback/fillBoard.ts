import type * as Y from 'yjs'
import type { EvaluateBoardQuery } from '#api/generated.ts'
import { EvaluateBoardDocument } from '#api/operations/evaluate.ts'
import { voteCountKeys, voteSettings, resultsModes, wholeScope } from '#domain/activity/votes/showing.ts'
import { flagNames } from '#domain/evaluate/flags.ts'
import { infoLimits } from '#domain/evaluate/info.ts'
import type { InfoField } from '#domain/evaluate/info.ts'
import { boardRoots, roots } from '#domain/evaluate/roots.ts'
import { setupNumbers } from '#domain/evaluate/setup.ts'
import { fillMap } from '#sync/connection/fallbackState.ts'
import type { BoardFill } from '#sync/documents/boardFill.ts'
import { orderOf } from '#sync/documents/listOrder.ts'

type Told = EvaluateBoardQuery['evaluate']

/** Fetches an Evaluate activity as the room may see it, to fill its board without a websocket. */
export const askBoard: BoardFill = async (objectId, call) => {
  const { evaluate } = await call(EvaluateBoardDocument, { id: objectId })
  return (board) => {
    fillPolls(board, evaluate.polls)
    fillSettings(board, evaluate)
  }
}

function fillPolls(doc: Y.Doc, polls: Told['polls']): void {
  const subPolls = polls.flatMap(({ id: pollId, subpolls }) => subpolls.map((one) => ({ ...one, pollId })))
  fillMap(
    roots.polls(doc),
    polls.map(({ id, createdTimeStamp }, at) => [
      id,
      { order: orderOf(at), ...(createdTimeStamp !== null && { createdAt: createdTimeStamp }) },
    ]),
  )
  fillMap(
    roots.pollText(doc),
    texts(polls, ({ pollText }) => pollText),
  )
  fillMap(
    roots.pollDesc(doc),
    texts(polls, ({ pollDesc }) => pollDesc),
  )
  fillMap(roots.pollColor(doc), colors(polls))
  fillMap(
    roots.subPolls(doc),
    subPolls.map(({ id, pollId }, at) => [id, { pollId, order: orderOf(at) }]),
  )
  fillMap(
    roots.subPollText(doc),
    texts(subPolls, ({ subPollText }) => subPollText),
  )
  fillMap(
    roots.subPollDesc(doc),
    texts(subPolls, ({ subPollDesc }) => subPollDesc),
  )
  fillMap(roots.subPollColor(doc), colors(subPolls))
  fillMap(
    roots.sources(doc),
    [...polls, ...subPolls].flatMap(({ id, copiedFrom }) =>
      copiedFrom === null ? [] : [[id, { objectId: copiedFrom }] as const],
    ),
  )
}

function fillSettings(doc: Y.Doc, evaluate: Told): void {
  const fields = Object.keys(infoLimits) as InfoField[]
  const { numberOfAxis, round, resetAt, closingAt, resultsShownAt } = evaluate
  const flags: [string, boolean][] = [
    [flagNames.showResultsPage, evaluate.showResultsPage],
    [flagNames.showGraph, evaluate.showGraph],
    [flagNames.showTable, !evaluate.opensAsGraph],
    [flagNames.showHeat, evaluate.showHeat],
    [flagNames.votingClosed, evaluate.votingClosed],
    [flagNames.inputLocked, evaluate.inputLocked],
  ]
  const settings: [string, number][] = [
    [voteSettings.resultsMode, Math.max(0, resultsModes.indexOf(evaluate.resultsMode))],
    [voteSettings.round, round],
    ...(resetAt === null ? [] : [[voteSettings.resetAtMs, resetAt] as [string, number]]),
    ...(closingAt === null ? [] : [[voteSettings.closingAtMs, closingAt] as [string, number]]),
    ...(resultsShownAt === null ? [] : [[voteSettings.shownAtMs(round), resultsShownAt] as [string, number]]),
  ]
  const counts: [string, number][] = [
    [voteCountKeys.voted(wholeScope, round), evaluate.voteCount],
    [voteCountKeys.proxies(wholeScope, round), evaluate.proxyCount],
    [voteCountKeys.joined, evaluate.joinedCount],
  ]
  fillMap(
    roots.info(doc),
    fields.map((field) => [field, evaluate[field]]),
  )
  fillMap(
    roots.setup(doc),
    Object.entries(
      setupNumbers({
        numberOfAxis: numberOfAxis === 2 ? 2 : 1,
        pollRangeL: evaluate.pollRangeL,
        pollRangeH: evaluate.pollRangeH,
        matrixColor: evaluate.matrixColor,
        showMatrixText: evaluate.showMatrixText,
      }),
    ),
  )
  fillMap(
    boardRoots.flags(doc),
    flags.filter(([, isOn]) => isOn),
  )
  fillMap(boardRoots.settings(doc), settings)
  fillMap(
    boardRoots.counts(doc),
    counts.filter(([, number]) => number > 0),
  )
}

function texts<Item extends { id: string }>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): [string, string][] {
  return items.map((item): [string, string] => [item.id, textOf(item)]).filter(([, text]) => text !== '')
}

function colors(items: readonly { id: string; color: number }[]): [string, number][] {
  return items.map(({ id, color }): [string, number] => [id, color]).filter(([, color]) => color !== 0)
}
