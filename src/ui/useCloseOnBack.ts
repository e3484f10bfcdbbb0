import { useEffect, useEffectEvent } from 'react'

/** The dialogs that are open, the last one on top: each by what closes it. */
const open: (() => void)[] = []
/** Key of the entry of the history beneath the one that was added. */
let ground: string | null = null

/**
 * The browser's Back and the phone's gesture close the dialog on top instead of leaving the page behind it: the step is called
 * off. Browsers let a page do so only once after each click or touch, so nobody is held. Older ones know none of this: Back
 * leaves the page there, as it did.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { navigation } = globalThis as { navigation?: Navigation }
    if (!navigation) return undefined
    const closeThis = (): void => close()
    if (open.push(closeThis) === 1) {
      navigation.addEventListener('navigate', onNavigate)
      standWithin(navigation)
    }
    return () => void open.splice(open.indexOf(closeThis), 1)
  }, [])
}

/** Only a step within the page that was loaded can be called off: where there is none back, one is added that looks the same. */
function standWithin(navigation: Navigation): void {
  const { currentEntry } = navigation
  if (!currentEntry || navigation.entries()[currentEntry.index - 1]?.sameDocument) return
  ground = currentEntry.key
  history.pushState(history.state, '')
}

function onNavigate(this: Navigation, event: NavigateEvent): void {
  const here = this.currentEntry?.index ?? 0
  const { index, key } = event.destination
  if (event.navigationType !== 'traverse' || index >= here) return
  const isStepDown = key === ground && index === here - 1
  const close = open.at(-1)
  if (!close) {
    // Nobody needs the step that was added any more: on to where Back leads without it.
    if (isStepDown) setTimeout(() => history.back())
  } else if (event.userInitiated && (event.cancelable || isStepDown)) {
    if (event.cancelable) event.preventDefault()
    close()
  }
}
