import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startBackground } from '#sync/device/background.ts'
import { preferredLanguage } from '#ui/texts/preferences.ts'
import { App } from './App.tsx'
import { showUncaughtFailures } from './globalFailures.ts'
import { load } from './useSpokenLanguage.ts'
import './theme/styles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const { navigation } = globalThis as { navigation?: Navigation }
/** Before a reload a dialog added a history entry, which Back still has to skip. */
const hasAddedStep = navigation?.entries().some((entry) => entry.getState())
const ready = Promise.allSettled([
  // Before the first paint, so that no text changes while it is read.
  load(preferredLanguage()),
  hasAddedStep && import('#ui/dialogs/useCloseOnBack.ts'),
])
void ready.then(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
})
showUncaughtFailures()
startBackground()
