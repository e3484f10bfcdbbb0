import { useRef } from 'react'
import type { ReactNode } from 'react'
import classes from './FittedText.module.css'
import { useFit } from './useFit.ts'

/** One centred text, as large as it fits. */
export function FittedText({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  useFit(box, inside, 11)
  return (
    <div className={classes.box} ref={box}>
      <div className={classes.inside} ref={inside} role="region" aria-label={label}>
        {children}
      </div>
    </div>
  )
}
