import type { StateChange } from './presenting.ts'

/** How long a code that pairs a phone is good, in seconds. SPEC J3. */
export const remoteCodeSeconds = 300

/** Phones that one facilitator may have paired in one workshop. SPEC J3. */
export const remotesPerFacilitator = 5

/**
 * How long a phone stays paired, in days: longer than a workshop takes, and no longer than it is remembered which accounts had
 * their tokens revoked. SPEC J5.
 */
export const remoteDays = 7

/** What a code says that pairs nothing (any more). */
export const remoteCodeMessages = {
  unknown:
    'This code opens nothing. Choose Remote in the menu of the session on the laptop and scan the code that is shown there.',
  used: 'This code was used already. A code pairs one phone. If that was not you, disconnect that phone on the laptop, then scan a new code.',
  expired: 'This code has expired. It is good for five minutes. Show a new one on the laptop and scan that.',
} as const

/** What a facilitator reads who has enough of them. */
export const enoughRemotesMessage = 'Five phones are paired already. Disconnect one of them first.'

/** Where the room is, by what a paired phone may set. */
const led: ReadonlySet<string> = new Set<keyof StateChange>([
  'currentState',
  'activePartId',
  'activeMultiTopicId',
  'topicActivePos',
  'showGroupPage',
  'showOverviewPage',
  'showWordCloudPage',
  'followMe',
  'revision',
])

/** What is in focus ends with a step; a phone puts nothing into it. */
const endedByStep = ['activePostId', 'activePostGroupId', 'focus'] as const

/** Whether a change of the shared state is one that a paired phone makes: a step, the lobby or *Follow me*. SPEC J4. */
export function mayLeadTo(change: StateChange): boolean {
  const { activePostId, activePostGroupId, focus, ...rest } = change
  const focused = { activePostId, activePostGroupId, focus }
  return endedByStep.every((field) => !focused[field]) && Object.keys(rest).every((field) => led.has(field))
}
