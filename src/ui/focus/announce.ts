import { create } from 'zustand'

interface Announcement {
  text: string
  /** Incremented, so that the same sentence twice is announced twice. */
  count: number
}

export const useAnnouncement = create<Announcement>(() => ({ text: '', count: 0 }))

/** Takes a sentence that is no longer true out of the page, where it could still be read, unless another followed it. */
export function unsay(text: string): void {
  useAnnouncement.setState((said) => (said.text === text ? { ...said, text: '' } : said))
}

/** Announces a sentence to screen readers, without moving the focus. */
export function announce(text: string): void {
  useAnnouncement.setState(({ count }) => ({ text, count: count + 1 }))
}
