import { create } from 'zustand'

interface Announcement {
  text: string
  /** Incremented, so that the same sentence twice is announced twice. */
  count: number
}

export const useAnnouncement = create<Announcement>(() => ({ text: '', count: 0 }))

/** Announces a sentence to screen readers, without moving the focus. */
export function announce(text: string): void {
  useAnnouncement.setState(({ count }) => ({ text, count: count + 1 }))
}
