import {
  activateAccount,
  changePassword,
  deleteAccount,
  downloadMyData,
  endSession,
  forgetPassword,
  listSessions,
  logIn,
  logOut,
  register,
  requestPhoneCode,
  resetPassword,
  updateProfile,
  verifySession,
} from './account.ts';
import { deleteAddress, listAddresses, saveAddress, updateAddress } from './addresses.ts';
import type { Call } from './call.ts';
import {
  getCartDetails,
  getCategory,
  getProduct,
  getSubCategory,
  listBestSellers,
  listCategories,
  listProducts,
  listProductsOfCategory,
  listProductsOfCategoryNamed,
  listRecentlyViewed,
  listSimilarProducts,
  searchProducts,
  suggestProducts,
} from './catalogue.ts';
import { getContactLinks, getPageContent, listAds, listBanners, sendContactMessage } from './content.ts';
import { deleteEstimate, fetchEstimate, prepareEstimate } from './estimates.ts';
import { findCity } from './location.ts';
import { getOrder, listOrders, rateProduct, submitQuoteRequest } from './orders.ts';
import { addToWishlist, listWishlist, removeFromWishlist } from './wishlist.ts';

/** All calls of the API by the names used in code; the server has no other API routes. */
export const api = {
  listCategories,
  getCategory,
  getSubCategory,
  listBestSellers,
  listProducts,
  listProductsOfCategory,
  listProductsOfCategoryNamed,
  getProduct,
  getCartDetails,
  listSimilarProducts,
  listRecentlyViewed,
  searchProducts,
  suggestProducts,
  rateProduct,
  getContactLinks,
  listBanners,
  listAds,
  getPageContent,
  sendContactMessage,
  findCity,
  register,
  activateAccount,
  logIn,
  forgetPassword,
  resetPassword,
  logOut,
  changePassword,
  listSessions,
  endSession,
  downloadMyData,
  deleteAccount,
  verifySession,
  requestPhoneCode,
  updateProfile,
  listAddresses,
  saveAddress,
  updateAddress,
  deleteAddress,
  submitQuoteRequest,
  listOrders,
  getOrder,
  prepareEstimate,
  fetchEstimate,
  deleteEstimate,
  addToWishlist,
  listWishlist,
  removeFromWishlist,
} satisfies Record<string, Call>;

export type Api = typeof api;
export type CallName = keyof Api;
