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
  const channel = new BroadcastChannel(`plenum.outbox.${owner}`)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => heard(data)
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() }
}
