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

/**
 * The values of a chart. Pointing at a row points at its item in the picture. In a narrow box each row is a small block;
 * the roles are written out because some browsers forget them then.
 */
export function ChartTableView({ label, table, pointedAt, onPoint, onOpen }: ChartTableViewProps) {
  const { columns, rows } = table
  return (
    <div className={classes.box}>
      <table className={classes.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, isNumber }) => (
              <th
                key={title}
                scope="col"
                role="columnheader"
                className={isNumber ? classes.number : undefined}
                dir="auto"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onPointerLeave={() => onPoint?.(null)}>
          {rows.map(({ key, mark, cells: [first = '', ...others] }) => (
            <tr
              key={key}
              role="row"
              data-pointed={key === pointedAt || undefined}
              onPointerEnter={() => onPoint?.(key)}
            >
              <th scope="row" role="rowheader">
                <span className={classes.first} dir="auto">
                  {mark && <ChartMarkView mark={mark} />}
                  {onOpen ? (
                    <button type="button" className={classes.open} onClick={() => onOpen(key)}>
                      {first}
                    </button>
                  ) : (
                    <span>{first}</span>
                  )}
                </span>
              </th>
              {others.map((cell, index) => (
                <td
                  key={index}
                  role="cell"
                  className={columns[index + 1]?.isNumber ? classes.number : undefined}
                  data-column={columns[index + 1]?.title}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
