/** The link to a place, marked on each of its pages. */
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useHere } from '../api/workspace.tsx'
import type { Place } from './places.ts'

interface PlaceLinkProps {
  readonly place: Place
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Takes what a tooltip gives it. */
export function PlaceLink({ place: { name, to, also }, ...rest }: PlaceLinkProps) {
  const { handle } = useHere().workspace
  const isElsewhere = useLocation({
    select: ({ pathname }) => also !== undefined && `${pathname}/`.startsWith(`/w/${handle}/${also}/`),
  })
  return (
    <Link
      {...rest}
      {...(isElsewhere && { 'aria-current': 'page', 'data-status': 'active' })}
      to={to}
      params={{ handle }}
      activeOptions={{ exact: name === 'home', includeSearch: false }}
    />
  )
}
