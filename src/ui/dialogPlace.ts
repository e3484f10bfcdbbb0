import { createContext } from 'react'

/**
 * The foot of the dialog that a component stands in: its buttons go there, and stay in view while the body scrolls. null: it is
 * not on the page yet; undefined: no dialog.
 */
export const DialogFoot = createContext<HTMLElement | null | undefined>(undefined)

/** The id of the form that a component stands in; undefined: no form. */
export const FormId = createContext<string | undefined>(undefined)
