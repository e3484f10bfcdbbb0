/** A dialog about a row or column that is open over the table. */
export interface TableDialog {
  about: 'choices' | 'deleteColumn' | 'deleteRow'
  /** Of the row or column. */
  id: string
}
