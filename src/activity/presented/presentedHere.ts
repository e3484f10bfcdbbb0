const presentedKey = 'plenum.presentedItem'

/** Keeps which item was presented from this tab, over a reload too; null forgets it. */
export function keepPresented(what: string | null): void {
  try {
    if (what === null) sessionStorage.removeItem(presentedKey)
    else sessionStorage.setItem(presentedKey, what)
  } catch {
    // Without storage the item is ended by closing it.
  }
}

/** Whether that very item was the last to be presented from this tab. */
export function wasPresentedHere(what: string): boolean {
  try {
    return sessionStorage.getItem(presentedKey) === what
  } catch {
    return false
  }
}
