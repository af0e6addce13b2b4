.list {
  color: var(--mui-palette-text-primary);
}
