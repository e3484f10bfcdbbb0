const prefix = 'plenum.draft.'

/**
 * Texts that are being written, kept on this device so that a reload loses nothing. Each is one person's, by `identityKey`: on
 * a borrowed device the next person does not find it.
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

/** What somebody began and did not send, of all texts whose key starts so. */
export function draftsUnder(owner: string, start: string): { key: string; text: string }[] {
  return namesOf(nameOf(owner, start)).map((name) => {
    const key = name.slice(nameOf(owner, '').length)
    return { key, text: readDraft(owner, key) }
  })
}

/** How many texts somebody began on this device and did not send. */
export function countDrafts(owner: string): number {
  return namesOf(nameOf(owner, '')).length
}

/** Forgets what one person began, or without an owner what anybody did. */
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
