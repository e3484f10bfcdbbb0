import type * as Y from 'yjs'
import type { PulseBoardQuery } from '#api/generated.ts'
import { PulseBoardDocument } from '#api/operations/pulse.ts'
import { resultsModes, voteCountKeys, voteSettings } from '#domain/activity/votes/showing.ts'
import { flagNames } from '#domain/pulse/flags.ts'
import { boardRoots, roots } from '#domain/pulse/roots.ts'
import { pulseSorts, sortedByKey } from '#domain/pulse/sorting.ts'
import { statementCountKey } from '#domain/pulse/statementCountKey.ts'
import { fillMap } from '#sync/connection/fallbackState.ts'
import type { BoardFill } from '#sync/documents/boardFill.ts'
import { orderOf } from '#sync/documents/listOrder.ts'

/** Fetches a pulse as the room may see it, to fill its board without a websocket. */
export const askBoard: BoardFill = async (objectId, call) => {
  const { pulse } = await call(PulseBoardDocument, { id: objectId })
  return (board) => fillBoard(board, pulse)
}

function fillBoard(doc: Y.Doc, pulse: PulseBoardQuery['pulse']): void {
  const { slidergroupSet: groups, round, closingAt, resultsShownAt } = pulse
  // The call returns what this person may see: to authors and facilitators also statements that wait.
  const statements = groups.flatMap(({ id: groupId, sliderpollSet }) =>
    sliderpollSet.map((one) => ({ ...one, groupId })),
  )
  const { pulseName, groupText, groupHelpText, sliderListTitleHeading } = pulse
  const flags: [string, boolean][] = [
    [flagNames.approvesAtOnce, !pulse.approvalNeeded],
    [flagNames.inputLocked, pulse.inputLocked],
    [flagNames.showResultsPage, pulse.showResultsPage],
    [flagNames.votingClosed, pulse.votingClosed],
  ]
  fillMap(roots.info(doc), Object.entries({ pulseName, groupText, groupHelpText, sliderListTitleHeading }))
  fillMap(
    roots.groups(doc),
    groups.map(({ id }, at) => [id, { order: orderOf(at) }]),
  )
  fillMap(
    roots.groupName(doc),
    groups.flatMap(({ id, sliderGroupName }) =>
      sliderGroupName === null ? [] : [[id, sliderGroupName] as const],
    ),
  )
  fillMap(
    roots.statements(doc),
    statements.map(({ id, groupId, createdTimeStamp }, at) => [
      id,
      { groupId, order: orderOf(at), createdAt: createdTimeStamp },
    ]),
  )
  fillMap(
    roots.statementText(doc),
    statements.map(({ id, sliderText }) => [id, sliderText]),
  )
  fillMap(
    roots.statementApproved(doc),
    statements.filter(({ approved }) => approved).map(({ id }) => [id, true]),
  )
  fillMap(
    roots.sources(doc),
    statements.flatMap(({ id, copiedFrom }) =>
      copiedFrom === null ? [] : [[id, { objectId: copiedFrom }] as const],
    ),
  )
  fillMap(
    boardRoots.earlier(doc),
    statements.flatMap(({ id, earlier }) => (earlier === null ? [] : [[id, earlier] as const])),
  )
  fillMap(
    boardRoots.flags(doc),
    flags.filter(([, isOn]) => isOn),
  )
  fillMap(boardRoots.settings(doc), [
    [voteSettings.resultsMode, resultsModes.indexOf(pulse.resultsMode)],
    [voteSettings.round, round],
    [sortedByKey, pulseSorts.indexOf(pulse.sortBy)],
    ...(closingAt === null ? [] : [[voteSettings.closingAtMs, closingAt] as const]),
    ...(resultsShownAt === null ? [] : [[voteSettings.shownAtMs(round), resultsShownAt] as const]),
  ])
  fillMap(boardRoots.counts(doc), [
    ...groups.flatMap(({ id, statementCount, votedCount, proxyCount }) => [
      [statementCountKey(id), statementCount] as const,
      [voteCountKeys.voted(id, round), votedCount] as const,
      [voteCountKeys.proxies(id, round), proxyCount] as const,
    ]),
    [voteCountKeys.joined, Math.max(0, ...groups.map(({ joinedCount }) => joinedCount))],
  ])
}
