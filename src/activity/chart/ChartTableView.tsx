import { ChartMarkView } from './ChartMarkView.tsx'
import type { ChartTable } from './chart.ts'
import classes from './ChartTableView.module.css'

export interface ChartTableViewProps {
  label: string
  table: ChartTable
  /** Key of the row that is pointed at in the picture. */
  pointedAt?: string | null
  onPoint?: (key: string | null) => void
  /** A row's first text becomes a button. */
  onOpen?: ((key: string) => void) | undefined
}

/** The values of a chart. Pointing at a row points at its item in the picture. */
export function ChartTableView({ label, table, pointedAt, onPoint, onOpen }: ChartTableViewProps) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {table.columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" className={isNumber ? classes.number : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onPointerLeave={() => onPoint?.(null)}>
        {table.rows.map(({ key, mark, cells: [first = '', ...others] }) => (
          <tr key={key} data-pointed={key === pointedAt || undefined} onPointerEnter={() => onPoint?.(key)}>
            <th scope="row" className={classes.first} dir="auto">
              {mark && <ChartMarkView mark={mark} />}
              {onOpen ? (
                <button type="button" className={classes.open} onClick={() => onOpen(key)}>
                  {first}
                </button>
              ) : (
                <span>{first}</span>
              )}
            </th>
            {others.map((cell, index) => (
              <td key={index} className={table.columns[index + 1]?.isNumber ? classes.number : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
