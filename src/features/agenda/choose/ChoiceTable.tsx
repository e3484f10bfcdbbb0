import { Skeleton } from '@mantine/core'
import { useId } from 'react'
import classes from './ChoiceTable.module.css'

export interface ChoiceTableProps {
  title: string
  columns: string[]
  /** The first cell names the row; a detail under it distinguishes rows with the same name. */
  rows: { id: string; cells: string[]; detail?: string | undefined }[]
  /** Shown when there are no rows. */
  empty: string
  isLoading: boolean
  chosen: string | null
  onChoose: (id: string) => void
}

/** A step of a dialog in which one row of a table is chosen. */
export function ChoiceTable({ title, columns, rows, empty, isLoading, chosen, onChoose }: ChoiceTableProps) {
  const id = useId()
  const cellId = (rowId: string, place: number): string => `${id}-${rowId}-${place}`
  return (
    <section className={classes.step} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {isLoading && <Skeleton height={88} />}
      {!isLoading && rows.length === 0 && <p className={classes.empty}>{empty}</p>}
      {rows.length > 0 && (
        <div className={classes.scroll} tabIndex={0} role="group" aria-labelledby={id}>
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id: rowId, cells: [name, ...others], detail }) => (
                <tr key={rowId} data-chosen={rowId === chosen || undefined} onClick={() => onChoose(rowId)}>
                  <td>
                    <label className={classes.choice}>
                      <input
                        type="radio"
                        name={id}
                        checked={rowId === chosen}
                        aria-describedby={[detail, ...others]
                          .map((_, index) => cellId(rowId, index))
                          .join(' ')}
                        onChange={() => onChoose(rowId)}
                      />
                      <span>{name}</span>
                    </label>
                    {detail !== undefined && (
                      <div id={cellId(rowId, 0)} className={classes.detail}>
                        {detail}
                      </div>
                    )}
                  </td>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]} id={cellId(rowId, index + 1)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
