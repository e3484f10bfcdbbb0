import type { OwnChanges } from './outboxStore.ts'

/** Between tabs: reload from disk, with the new changes of this device's own items. */
interface TabMessage {
  own?: OwnChanges
}

/** The other tabs of this person on this device. */
export interface Tabs {
  tell(message: TabMessage): void
  close(): void
}

/** Joins the tabs that share an outbox. @param heard called for each message of another tab */
export function joinTabs(owner: string, heard: (message: TabMessage) => void): Tabs {
  const channel = channelOrNull(`plenum.outbox.${owner}`)
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heard(data)
  return { tell: (message) => channel?.postMessage(message), close: () => channel?.close() }
}

/** Some browsers refuse it where cookies are blocked: nothing is kept there that tabs could share. */
function channelOrNull(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
