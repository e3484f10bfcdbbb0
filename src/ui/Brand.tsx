import { uiText } from './texts/text.ts'
import { useText } from './texts/useText.ts'
import classes from './Brand.module.css'

/** The product's name, set as its logo. */
export function Brand({ size = 'md' }: { size?: 'md' | 'lg' }) {
  return (
    <span className={classes.brand} data-size={size}>
      {useText(uiText).product}
    </span>
  )
}
