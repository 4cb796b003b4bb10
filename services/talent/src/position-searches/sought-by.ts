/** A search narrows down to remote work, or says nothing of it. */
export const soughtBy = <S extends { readonly remote: boolean }>({ remote, ...search }: S) => ({
  ...search,
  remote: remote || undefined,
});
