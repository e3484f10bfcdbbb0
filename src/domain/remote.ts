import * as remoteMessages from './messages/remotes.ts'
import type { StateChange } from './workshop/changeState.ts'

/** Seconds for which a pairing code is valid. SPEC J3. */
export const remoteCodeSeconds = 300

/** Paired phones per facilitator and workshop. SPEC J3. */
export const remotesPerFacilitator = 5

/**
 * Days for which a phone stays paired: longer than a workshop takes, but no longer than revocations of account tokens
 * are remembered. SPEC J5.
 */
export const remoteDays = 7

/** Messages for pairing codes that are unknown, used or expired. */
export const remoteCodeMessages = {
  unknown: remoteMessages.remoteCodeUnknown,
  used: remoteMessages.remoteCodeUsed,
  expired: remoteMessages.remoteCodeExpired,
}

/** Fields of the shared state that a paired phone may set. */
const led: ReadonlySet<string> = new Set<keyof StateChange>([
  'currentState',
  'activePartId',
  'activeMultiTopicId',
  'topicActivePos',
  'showGroupPage',
  'showOverviewPage',
  'showWordCloudPage',
  'showResultsPage',
  'showGraph',
  'pdfPage',
  'followMe',
  'revision',
])

/** A step clears the focus; a phone may clear these fields but not set them. */
const endedByStep = ['activePostId', 'activePostGroupId', 'focus'] as const

/** Whether a paired phone may make this change of the shared state: a step, the lobby or *Follow me*. SPEC J4. */
export function mayLeadTo(change: StateChange): boolean {
  const { activePostId, activePostGroupId, focus, ...rest } = change
  const focused = { activePostId, activePostGroupId, focus }
  return endedByStep.every((field) => !focused[field]) && Object.keys(rest).every((field) => led.has(field))
}
