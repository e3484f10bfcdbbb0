import { create } from 'zustand'

interface Announcement {
  text: string
  /** Grows, so that the same sentence twice is said twice. */
  count: number
}

export const useAnnouncement = create<Announcement>(() => ({ text: '', count: 0 }))

/** Says a sentence to people who listen to the screen, without moving their focus. */
export function announce(text: string): void {
  useAnnouncement.setState(({ count }) => ({ text, count: count + 1 }))
}
