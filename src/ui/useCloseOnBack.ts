import { useEffect, useEffectEvent } from 'react'

/** The dialogs that are open, the last one on top: each by what closes it. */
const open: (() => void)[] = []
/** Marks the entry of the history beneath one that was added. The browser keeps it with the entry, over a reload too. */
const ground = 'ground'

const { navigation } = globalThis as { navigation?: Navigation }
navigation?.addEventListener('navigate', onNavigate)
// Whoever came to it past the one that was added goes on from it as from any other.
if (navigation?.currentEntry?.getState() === ground) navigation.updateCurrentEntry({ state: null })

/**
 * The browser's Back and the phone's gesture close the dialog on top instead of leaving the page behind it: the step is called
 * off. Browsers let a page do so only once after each click or touch, so nobody is held. Older ones know none of this: Back
 * leaves the page there, as it did.
 *
 * Only a step within the page that was loaded can be called off: where there is none back, one is added that looks the same.
 * Once no dialog is open, Back passes over it, after a reload too: the page brings this file then. Where nothing at all is before
 * it, that one Back changes nothing that can be seen.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const closeThis = (): void => close()
    if (open.push(closeThis) === 1) standWithin()
    return () => void open.splice(open.indexOf(closeThis), 1)
  }, [])
}

function standWithin(): void {
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
    comeDown(event.signal, isFree)
    close?.()
  }
}

/** Gives the ground what stands above it: what the page went on to by replacing an address is not undone by Back. */
function comeDown(signal: AbortSignal, isFree: boolean): void {
  const { href } = location
  const state: unknown = history.state
  const arrived = (): void => {
    history.replaceState(state, '', href)
    navigation?.updateCurrentEntry({ state: null })
    // Nobody needs the step that was added any more: on to where Back leads without it.
    if (isFree) setTimeout(() => history.back())
  }
  // Before the router looks where it is, at `popstate`.
  navigation?.addEventListener('currententrychange', arrived, { once: true, signal })
}
