import { Suspense, useState } from 'react'
import { lazyReplacement } from '#ui/loading/lazyPart.tsx'
import { loadColumnMenu } from '../later.ts'
import type { TitledColumn } from '../rows/usePlan.ts'
import { ColumnMenuTrigger } from './ColumnMenuTrigger.tsx'

const ColumnMenu = lazyReplacement(loadColumnMenu)

/** The button of a column's menu. The menu itself is loaded when it is wanted: a table has many columns. */
export function ColumnMenuButton({ column, index }: { column: TitledColumn; index: number }) {
  const [isWanted, setWanted] = useState(false)
  const trigger = <ColumnMenuTrigger title={column.title} onClick={() => setWanted(true)} />
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <ColumnMenu {...{ column, index }} />
    </Suspense>
  )
}
