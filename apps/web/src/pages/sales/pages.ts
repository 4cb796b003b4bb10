export const salesPages = {};
