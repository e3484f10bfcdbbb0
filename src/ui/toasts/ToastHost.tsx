import { useEffect, useState } from 'react'
import { lazyPart } from '../loading/lazyPart.tsx'
import { useToastQueue } from './notify.ts'

const Toasts = lazyPart(async () => ({ default: (await import('./Toasts.tsx')).Toasts }))

/** Renders toasts. Loads nothing until the first one. */
export function ToastHost() {
  const [isWanted, setWanted] = useState(() => useToastQueue.getState().waiting.length > 0)
  useEffect(() => useToastQueue.subscribe(() => setWanted(true)), [])
  if (!isWanted) return null
  return <Toasts />
}
