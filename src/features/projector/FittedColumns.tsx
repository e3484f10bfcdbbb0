import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#ui/useText.ts'
import classes from './FittedColumns.module.css'
import { projectorText } from './projectorText.ts'
import { useFit } from './useFit.ts'

export interface FittedColumnsProps {
  label: string
  /** In parts of a hundred of the screen's shorter side; smaller when there is more to show. */
  largestVmin?: number
  /** One thing in the middle instead of columns. */
  isCentred?: boolean
  children: ReactNode
}

/** As large as everything fits; what does not fit at a size that can be read is shown page by page. */
export function FittedColumns({ label, largestVmin = 6.4, isCentred = false, children }: FittedColumnsProps) {
  const text = useText(projectorText)
  const box = useRef<HTMLDivElement>(null)
  const flow = useRef<HTMLDivElement>(null)
  const { page, pages } = useFit(box, flow, largestVmin)
  return (
    <>
      <div className={classes.box} ref={box}>
        <div
          className={classes.flow}
          ref={flow}
          role="region"
          aria-label={label}
          data-centred={isCentred || undefined}
        >
          {children}
        </div>
      </div>
      {pages > 1 && <p className={classes.page}>{text.page(page + 1, pages)}</p>}
    </>
  )
}
