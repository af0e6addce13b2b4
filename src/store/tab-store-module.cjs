/** `require` leaves the store in the page's own scripts, but runs its modules here and not with what imports this file. */
exports.loadTabStoreModule = () => require('./tab-store');
