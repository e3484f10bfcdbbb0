import { limitMemory, memoryLimit, tooMuch, tooMuchInAll } from './memoryLimit.ts'
import { isPassedOver, pageAsked, pageOfWarning } from './threadMessages.ts'
import type { Refused } from './threadMessages.ts'

const beginPage = limitMemory(globalThis, memoryLimit, tell)

function tell(refusedPage: number, isFinal: boolean): void {
  self.postMessage({ refusedPage, isFinal } satisfies Refused)
}

// Before pdf.js listens.
self.addEventListener('message', ({ data }) => {
  const page = pageAsked(data)
  if (page !== null) beginPage(page)
})

/** The library goes on without a picture that it was refused, and only warns of it. */
function readWarning(text: unknown): void {
  const warning = String(text)
  if (isPassedOver(warning, tooMuch))
    throw new RangeError(warning.includes(tooMuchInAll) ? tooMuchInAll : tooMuch)
  const page = warning.includes(tooMuch) ? pageOfWarning(warning) : null
  if (page !== null) tell(page, !warning.includes(tooMuchInAll))
}

Object.assign(console, { warn: readWarning })
