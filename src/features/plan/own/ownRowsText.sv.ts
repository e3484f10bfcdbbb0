import type { Translation } from '#ui/texts/useText.ts'
import type { ownRowsText } from './ownRowsText.ts'

export default { id: 'ownRows', texts: { empty: 'En rad utan text' } } satisfies Translation<
  typeof ownRowsText
>
