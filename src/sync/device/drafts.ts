const prefix = 'plenum.draft.'

/**
 * Drafts, kept on this device so that a reload loses nothing. Each belongs to one person, by `identityKey`: on a shared
 * device the next person does not see it.
 */
export function readDraft(owner: string, key: string): string {
  try {
    return localStorage.getItem(nameOf(owner, key)) ?? ''
  } catch {
    return ''
  }
}

// Storage may be off or full; the text is still on the screen.
export function writeDraft(owner: string, key: string, draft: string): void {
  try {
    if (draft === '') localStorage.removeItem(nameOf(owner, key))
    else localStorage.setItem(nameOf(owner, key), draft)
  } catch {
    return
  }
}

/** Unsent drafts of one person whose keys start with this prefix. */
export function draftsUnder(owner: string, start: string): { key: string; text: string }[] {
  return namesOf(nameOf(owner, start)).map((name) => {
    const key = name.slice(nameOf(owner, '').length)
    return { key, text: readDraft(owner, key) }
  })
}

/** How many unsent drafts one person has on this device. */
export function countDrafts(owner: string): number {
  return namesOf(nameOf(owner, '')).length
}

/** Deletes the drafts of one person, or without an owner everyone's. */
export function forgetDrafts(owner?: string): void {
  for (const name of namesOf(owner === undefined ? prefix : nameOf(owner, ''))) localStorage.removeItem(name)
}

function nameOf(owner: string, key: string): string {
  return `${prefix}${owner}.${key}`
}

function namesOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start))
  } catch {
    return []
  }
}
