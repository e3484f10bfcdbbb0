const prefix = 'plenum.draft.'

/** Stored for a text that was emptied, which is a draft too; no text contains it. SPEC R3, B25 */
export const emptied = '\u0000'

/**
 * Drafts, kept on this device so that a reload loses nothing. Each belongs to one person, by `identityKey`: on a shared
 * device the next person does not see it.
 */
export function readDraft(owner: string, key: string): string {
  try {
    return localStorage.getItem(draftName(owner, key)) ?? ''
  } catch {
    return ''
  }
}

// Storage may be off or full; the text is still on the screen.
export function writeDraft(owner: string, key: string, draft: string): void {
  try {
    if (draft === '') localStorage.removeItem(draftName(owner, key))
    else localStorage.setItem(draftName(owner, key), draft)
  } catch {
    return
  }
}

/** Unsent drafts of one person whose keys start with this prefix. */
export function draftsUnder(owner: string, start: string): { key: string; text: string }[] {
  return namesOf(draftName(owner, start)).map((name) => {
    const key = name.slice(draftName(owner, '').length)
    const text = readDraft(owner, key)
    return { key, text: text === emptied ? '' : text }
  })
}

/** How many unsent drafts one person has on this device. */
export function countDrafts(owner: string): number {
  return namesOf(draftName(owner, '')).length
}

/** Deletes the drafts of one person, or without an owner everyone's. */
export function forgetDrafts(owner?: string): void {
  for (const name of namesOf(owner === undefined ? prefix : draftName(owner, '')))
    localStorage.removeItem(name)
}

/** The key of a draft in storage. */
export function draftName(owner: string, key: string): string {
  return `${prefix}${owner}.${key}`
}

function namesOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start))
  } catch {
    return []
  }
}
