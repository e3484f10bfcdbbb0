import { useEffect, useEffectEvent } from 'react'

/** Close functions of the open dialogs, the top one last. */
const open: (() => void)[] = []
/** Marks the history entry below an added one. The browser keeps the mark with the entry, across a reload too. */
const ground = 'ground'

const { navigation } = globalThis as { navigation?: Navigation }
navigation?.addEventListener('navigate', onNavigate)
// A page reached past the added entry goes on like any other.
if (navigation?.currentEntry?.getState() === ground) navigation.updateCurrentEntry({ state: null })

/**
 * The browser's Back and the phone's back gesture close the top dialog instead of leaving the page: the navigation is
 * cancelled. Browsers allow that only once after each click or touch, so nobody is trapped. Older browsers do not
 * support it: there, Back leaves the page as before.
 *
 * Only a navigation within the loaded document can be cancelled. Where there is none to go back to, an entry that looks
 * the same is added. Once no dialog is open, Back skips it, after a reload too: the page then loads this file. When no
 * entry precedes it, that one Back has no visible effect.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeThis = (): void => close()
    if (open.push(closeThis) === 1) addHistoryEntry()
    return () => void open.splice(open.indexOf(closeThis), 1)
  }, [])
}

function addHistoryEntry(): void {
  const here = navigation?.currentEntry
  if (!here || navigation.entries()[here.index - 1]?.sameDocument) return
  navigation.updateCurrentEntry({ state: ground })
  history.pushState(history.state, '')
}

function onNavigate(event: NavigateEvent): void {
  const here = navigation?.currentEntry?.index ?? 0
  const { index } = event.destination
  if (event.navigationType !== 'traverse' || index >= here) return
  const isStepDown = index === here - 1 && event.destination.getState() === ground
  const isFree = open.length === 0
  const close = event.userInitiated ? open.at(-1) : undefined
  if (close && event.cancelable) {
    event.preventDefault()
    close()
  } else if (isStepDown) {
    keepStateBelow(event.signal, isFree)
    close?.()
  }
}

/** Gives the entry below the state of the entry above it, so that Back does not revert a replaced address. */
function keepStateBelow(signal: AbortSignal, isFree: boolean): void {
  const { href } = location
  const state: unknown = history.state
  const arrived = (): void => {
    history.replaceState(state, '', href)
    navigation?.updateCurrentEntry({ state: null })
    // The added entry is no longer needed: skips it.
    if (isFree) setTimeout(() => history.back())
  }
  // Runs before `popstate`, at which the router reads its location.
  navigation?.addEventListener('currententrychange', arrived, { once: true, signal })
}
