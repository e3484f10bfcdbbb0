import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startBackground } from '#sync/background.ts'
import { App } from './App.tsx'
import { showUncaughtFailures } from './globalFailures.ts'
import './styles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
showUncaughtFailures()
startBackground()
