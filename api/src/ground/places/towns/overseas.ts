import type { Country } from '../../settings/domain.js';

/** The larger towns of the countries outside Europe, the largest of each region first. */
export const OVERSEAS = {
  US: `
AL = Birmingham 33.52 -86.80|Huntsville 34.73 -86.59|Montgomery 32.37 -86.30|Mobile 30.69 -88.04|Tuscaloosa 33.21 -87.57
AK = Anchorage 61.22 -149.90|Fairbanks 64.84 -147.72|Juneau 58.30 -134.42
AZ = Phoenix 33.45 -112.07|Tucson 32.22 -110.97|Mesa 33.42 -111.83|Chandler 33.31 -111.84|Scottsdale 33.49 -111.93|Flagstaff 35.20 -111.65|Yuma 32.69 -114.63
AR = Little Rock 34.75 -92.29|Fayetteville 36.06 -94.16|Fort Smith 35.39 -94.40|Jonesboro 35.84 -90.70
CA = Los Angeles 34.05 -118.24|San Diego 32.72 -117.16|San Jose 37.34 -121.89|San Francisco 37.77 -122.42|Fresno 36.74 -119.79|Sacramento 38.58 -121.49|
  Long Beach 33.77 -118.19|Oakland 37.80 -122.27|Bakersfield 35.37 -119.02|Anaheim 33.84 -117.91|Santa Ana 33.75 -117.87|Riverside 33.95 -117.40|Stockton 37.96 -121.29|Irvine 33.67 -117.82|Chula Vista 32.64 -117.08|Santa Barbara 34.42 -119.70|Redding 40.59 -122.39|Eureka 40.80 -124.16
CO = Denver 39.74 -104.99|Colorado Springs 38.83 -104.82|Aurora 39.73 -104.83|Fort Collins 40.59 -105.08|Boulder 40.01 -105.27|Pueblo 38.25 -104.61|Grand Junction 39.06 -108.55
CT = Bridgeport 41.18 -73.19|New Haven 41.31 -72.92|Hartford 41.76 -72.67|Stamford 41.05 -73.54|Waterbury 41.56 -73.05
DE = Wilmington 39.75 -75.55|Dover 39.16 -75.52|Newark 39.68 -75.75
DC = Washington 38.91 -77.04
FL = Jacksonville 30.33 -81.66|Miami 25.76 -80.19|Tampa 27.95 -82.46|Orlando 28.54 -81.38|St. Petersburg 27.77 -82.64|Fort Lauderdale 26.12 -80.14|Tallahassee 30.44 -84.28|Fort Myers 26.64 -81.87|Pensacola 30.42 -87.22|Key West 24.56 -81.78
GA = Atlanta 33.75 -84.39|Augusta 33.47 -82.01|Columbus 32.46 -84.99|Savannah 32.08 -81.09|Athens 33.96 -83.38|Macon 32.84 -83.63|Albany 31.58 -84.16
HI = Honolulu 21.31 -157.86|Hilo 19.71 -155.08|Kahului 20.89 -156.47|Lihue 21.98 -159.37
ID = Boise 43.62 -116.20|Idaho Falls 43.49 -112.04|Pocatello 42.87 -112.45|Coeur d'Alene 47.68 -116.78|Twin Falls 42.56 -114.46
IL = Chicago 41.88 -87.63|Aurora 41.76 -88.32|Rockford 42.27 -89.09|Springfield 39.78 -89.65|Peoria 40.69 -89.59|Champaign 40.12 -88.24|Carbondale 37.73 -89.22
IN = Indianapolis 39.77 -86.16|Fort Wayne 41.08 -85.14|Evansville 37.97 -87.56|South Bend 41.68 -86.25|Bloomington 39.17 -86.53|Lafayette 40.42 -86.88
IA = Des Moines 41.59 -93.62|Cedar Rapids 41.98 -91.67|Davenport 41.52 -90.58|Sioux City 42.50 -96.40|Iowa City 41.66 -91.53
KS = Wichita 37.69 -97.34|Overland Park 38.98 -94.67|Kansas City 39.11 -94.63|Topeka 39.05 -95.68|Salina 38.84 -97.61|Dodge City 37.75 -100.02
KY = Louisville 38.25 -85.76|Lexington 38.04 -84.50|Bowling Green 36.99 -86.44|Owensboro 37.77 -87.11|Pikeville 37.48 -82.52
LA = New Orleans 29.95 -90.07|Baton Rouge 30.45 -91.15|Shreveport 32.53 -93.75|Lafayette 30.22 -92.02|Monroe 32.51 -92.12
ME = Portland 43.66 -70.26|Lewiston 44.10 -70.21|Bangor 44.80 -68.77|Presque Isle 46.68 -68.01
MD = Baltimore 39.29 -76.61|Frederick 39.41 -77.41|Rockville 39.08 -77.15|Annapolis 38.98 -76.49|Salisbury 38.36 -75.60
MA = Boston 42.36 -71.06|Worcester 42.26 -71.80|Springfield 42.10 -72.59|Cambridge 42.37 -71.11|Lowell 42.63 -71.32|Plymouth 41.96 -70.67
MI = Detroit 42.33 -83.05|Grand Rapids 42.96 -85.67|Lansing 42.73 -84.56|Ann Arbor 42.28 -83.74|Flint 43.01 -83.69|Traverse City 44.76 -85.62|Marquette 46.54 -87.40
MN = Minneapolis 44.98 -93.27|St. Paul 44.95 -93.09|Rochester 44.02 -92.47|Duluth 46.79 -92.10|St. Cloud 45.56 -94.16
MS = Jackson 32.30 -90.18|Gulfport 30.37 -89.09|Hattiesburg 31.33 -89.29|Tupelo 34.26 -88.70
MO = Kansas City 39.10 -94.58|St. Louis 38.63 -90.20|Springfield 37.21 -93.29|Columbia 38.95 -92.33|St. Joseph 39.77 -94.85
MT = Billings 45.78 -108.50|Missoula 46.87 -113.99|Great Falls 47.50 -111.30|Bozeman 45.68 -111.04|Helena 46.59 -112.04
NE = Omaha 41.26 -95.93|Lincoln 40.81 -96.68|Grand Island 40.93 -98.34|North Platte 41.12 -100.77
NV = Las Vegas 36.17 -115.14|Henderson 36.04 -114.98|Reno 39.53 -119.81|Carson City 39.16 -119.77|Elko 40.83 -115.76
NH = Manchester 42.99 -71.46|Nashua 42.77 -71.47|Concord 43.21 -71.54|Portsmouth 43.07 -70.76
NJ = Newark 40.74 -74.17|Jersey City 40.73 -74.08|Paterson 40.92 -74.17|Trenton 40.22 -74.76|Atlantic City 39.36 -74.42|Camden 39.94 -75.12
NM = Albuquerque 35.08 -106.65|Las Cruces 32.31 -106.78|Santa Fe 35.69 -105.94|Roswell 33.39 -104.52|Farmington 36.73 -108.22
NY = New York/New York City 40.71 -74.01|Brooklyn 40.68 -73.94|Queens 40.73 -73.79|Bronx/The Bronx 40.85 -73.87|Staten Island 40.58 -74.14|Buffalo 42.89 -78.88|Rochester 43.16 -77.61|Yonkers 40.93 -73.90|Syracuse 43.05 -76.15|Albany 42.65 -73.76|Binghamton 42.10 -75.92|Plattsburgh 44.70 -73.45
NC = Charlotte 35.23 -80.84|Raleigh 35.78 -78.64|Greensboro 36.07 -79.79|Durham 35.99 -78.90|Winston-Salem 36.10 -80.24|Fayetteville 35.05 -78.88|Wilmington 34.23 -77.94|Asheville 35.60 -82.55
ND = Fargo 46.88 -96.79|Bismarck 46.81 -100.78|Grand Forks 47.93 -97.03|Minot 48.23 -101.30
OH = Columbus 39.96 -83.00|Cleveland 41.50 -81.69|Cincinnati 39.10 -84.51|Toledo 41.65 -83.54|Akron 41.08 -81.52|Dayton 39.76 -84.19|Youngstown 41.10 -80.65
OK = Oklahoma City 35.47 -97.52|Tulsa 36.15 -95.99|Norman 35.22 -97.44|Lawton 34.60 -98.40|Enid 36.40 -97.88
OR = Portland 45.52 -122.68|Salem 44.94 -123.04|Eugene 44.05 -123.09|Bend 44.06 -121.31|Medford 42.33 -122.88
PA = Philadelphia 39.95 -75.17|Pittsburgh 40.44 -80.00|Allentown 40.60 -75.47|Erie 42.13 -80.09|Scranton 41.41 -75.66|Harrisburg 40.27 -76.88|Altoona 40.52 -78.39
RI = Providence 41.82 -71.41|Warwick 41.70 -71.42|Newport 41.49 -71.31
SC = Columbia 34.00 -81.03|Charleston 32.78 -79.93|Greenville 34.85 -82.40|Myrtle Beach 33.69 -78.89
SD = Sioux Falls 43.55 -96.73|Rapid City 44.08 -103.23|Aberdeen 45.46 -98.49|Pierre 44.37 -100.35
TN = Nashville 36.16 -86.78|Memphis 35.15 -90.05|Knoxville 35.96 -83.92|Chattanooga 35.05 -85.31|Clarksville 36.53 -87.36
TX = Houston 29.76 -95.37|San Antonio 29.42 -98.49|Dallas 32.78 -96.80|Austin 30.27 -97.74|Fort Worth 32.76 -97.33|El Paso 31.76 -106.49|Arlington 32.74 -97.11|Corpus Christi 27.80 -97.40|Plano 33.02 -96.70|Lubbock 33.58 -101.86|
  Laredo 27.53 -99.51|Amarillo 35.19 -101.85|Brownsville 25.90 -97.50|Waco 31.55 -97.15|Midland 32.00 -102.08|Tyler 32.35 -95.30|Abilene 32.45 -99.73
UT = Salt Lake City 40.76 -111.89|Provo 40.23 -111.66|Ogden 41.22 -111.97|St. George 37.10 -113.58
VT = Burlington 44.48 -73.21|Rutland 43.61 -72.97|Montpelier 44.26 -72.58
VA = Virginia Beach 36.85 -75.98|Norfolk 36.85 -76.29|Richmond 37.54 -77.44|Arlington 38.88 -77.10|Roanoke 37.27 -79.94|Charlottesville 38.03 -78.48
WA = Seattle 47.61 -122.33|Spokane 47.66 -117.43|Tacoma 47.25 -122.44|Vancouver 45.64 -122.66|Yakima 46.60 -120.51|Bellingham 48.75 -122.48|Kennewick 46.21 -119.14
WV = Charleston 38.35 -81.63|Huntington 38.42 -82.45|Morgantown 39.63 -79.96|Wheeling 40.06 -80.72
WI = Milwaukee 43.04 -87.91|Madison 43.07 -89.40|Green Bay 44.51 -88.01|Eau Claire 44.81 -91.50|La Crosse 43.80 -91.24|Wausau 44.96 -89.63
WY = Cheyenne 41.14 -104.82|Casper 42.87 -106.31|Laramie 41.31 -105.59|Jackson 43.48 -110.76|Sheridan 44.80 -106.96`,
  CA: `
AB = Calgary 51.05 -114.07|Edmonton 53.55 -113.49|Red Deer 52.27 -113.81|Lethbridge 49.69 -112.83|Medicine Hat 50.04 -110.68|Grande Prairie 55.17 -118.80|Fort McMurray 56.73 -111.38
BC = Vancouver 49.28 -123.12|Surrey 49.19 -122.85|Burnaby 49.25 -122.98|Richmond 49.17 -123.14|Victoria 48.43 -123.37|Kelowna 49.89 -119.50|Abbotsford 49.05 -122.31|Coquitlam 49.28 -122.79|Kamloops 50.67 -120.33|Nanaimo 49.17 -123.94|Prince George 53.92 -122.75
MB = Winnipeg 49.90 -97.14|Brandon 49.85 -99.95|Thompson 55.74 -97.86|Steinbach 49.53 -96.68
NB = Moncton 46.09 -64.78|Saint John 45.27 -66.06|Fredericton 45.96 -66.64|Bathurst 47.62 -65.65
NL = St. John's 47.56 -52.71|Corner Brook 48.95 -57.95|Gander 48.95 -54.61|Happy Valley-Goose Bay 53.30 -60.33
NT = Yellowknife 62.45 -114.37|Inuvik 68.36 -133.72|Hay River 60.82 -115.79
NS = Halifax 44.65 -63.57|Sydney 46.14 -60.19|Truro 45.37 -63.28|Yarmouth 43.84 -66.12
NU = Iqaluit 63.75 -68.52|Rankin Inlet 62.81 -92.09|Cambridge Bay 69.12 -105.05
ON = Toronto 43.65 -79.38|Ottawa 45.42 -75.70|Mississauga 43.59 -79.64|Brampton 43.68 -79.77|Hamilton 43.26 -79.87|London 42.98 -81.25|
  Markham 43.87 -79.27|Vaughan 43.84 -79.50|Kitchener 43.45 -80.49|Windsor 42.31 -83.04|Oakville 43.45 -79.68|Richmond Hill 43.87 -79.44|Burlington 43.39 -79.84|Oshawa 43.90 -78.85|Barrie 44.39 -79.69|
  Guelph 43.55 -80.26|Cambridge 43.36 -80.31|St. Catharines 43.17 -79.24|Milton 43.52 -79.88|Kingston 44.23 -76.49|Sudbury 46.49 -81.00|Thunder Bay 48.38 -89.25|Sault Ste. Marie 46.52 -84.35
PE = Charlottetown 46.24 -63.13|Summerside 46.39 -63.79
QC = Montréal 45.50 -73.57|Québec/Quebec City 46.81 -71.21|Laval 45.58 -73.75|Gatineau 45.48 -75.70|Longueuil 45.53 -73.52|Sherbrooke 45.40 -71.89|Saguenay 48.43 -71.07|Trois-Rivières 46.34 -72.54|Rimouski 48.45 -68.53|Rouyn-Noranda 48.24 -79.02|Sept-Îles 50.21 -66.38
SK = Saskatoon 52.13 -106.67|Regina 50.45 -104.62|Prince Albert 53.20 -105.75|Moose Jaw 50.39 -105.53
YT = Whitehorse 60.72 -135.05|Dawson 64.06 -139.43|Watson Lake 60.06 -128.71`,
  AU: `
ACT = Canberra -35.28 149.13
NSW = Sydney -33.87 151.21|Newcastle -32.93 151.78|Wollongong -34.42 150.89|Central Coast -33.43 151.34|Albury -36.08 146.92|Wagga Wagga -35.11 147.37|Tamworth -31.09 150.93|Dubbo -32.25 148.60|Coffs Harbour -30.30 153.11|Broken Hill -31.95 141.45
NT = Darwin -12.46 130.84|Alice Springs -23.70 133.88|Katherine -14.46 132.26
QLD = Brisbane -27.47 153.03|Gold Coast -28.02 153.40|Sunshine Coast -26.65 153.07|Logan City -27.64 153.11|Townsville -19.26 146.82|Cairns -16.92 145.77|Toowoomba -27.56 151.95|Mackay -21.14 149.19|Rockhampton -23.38 150.51|Mount Isa -20.73 139.49
SA = Adelaide -34.93 138.60|Mount Gambier -37.83 140.78|Whyalla -33.03 137.58|Port Lincoln -34.73 135.86|Coober Pedy -29.01 134.75
TAS = Hobart -42.88 147.33|Launceston -41.43 147.14|Devonport -41.18 146.35|Burnie -41.05 145.91
VIC = Melbourne -37.81 144.96|Geelong -38.15 144.36|Ballarat -37.56 143.85|Bendigo -36.76 144.28|Shepparton -36.38 145.40|Mildura -34.19 142.16|Warrnambool -38.38 142.48|Traralgon -38.20 146.54
WA = Perth -31.95 115.86|Rockingham -32.28 115.73|Mandurah -32.53 115.72|Bunbury -33.33 115.64|Geraldton -28.77 114.61|Kalgoorlie -30.75 121.47|Albany -35.02 117.88|Broome -17.96 122.24|Karratha -20.74 116.85`,
  NZ: `
AUK = Auckland -36.85 174.76|Manukau -36.99 174.88|Albany -36.73 174.70|Pukekohe -37.20 174.90
BOP = Tauranga -37.69 176.17|Rotorua -38.14 176.25|Whakatāne -37.95 176.99
CAN = Christchurch -43.53 172.64|Timaru -44.40 171.25|Ashburton -43.90 171.73|Rangiora -43.30 172.60
CIT = Waitangi -43.95 -176.56
GIS = Gisborne -38.66 178.02
HKB = Napier -39.49 176.91|Hastings -39.64 176.85|Wairoa -39.03 177.42
MWT = Palmerston North -40.36 175.61|Whanganui -39.93 175.05|Levin -40.62 175.29
MBH = Blenheim -41.51 173.95|Picton -41.29 174.01
NSN = Nelson -41.27 173.28
NTL = Whangārei -35.73 174.32|Kerikeri -35.23 173.95|Kaitaia -35.11 173.26
OTA = Dunedin -45.87 170.50|Queenstown -45.03 168.66|Oamaru -45.10 170.97|Wānaka -44.70 169.15
STL = Invercargill -46.41 168.35|Gore -46.10 168.94|Te Anau -45.41 167.72
TKI = New Plymouth -39.06 174.08|Hāwera -39.59 174.28
TAS = Richmond -41.34 173.18|Motueka -41.11 173.01|Tākaka -40.86 172.81
WKO = Hamilton -37.79 175.28|Taupō -38.69 176.07|Cambridge -37.89 175.47|Thames -37.14 175.54|Tokoroa -38.22 175.87
WGN = Wellington -41.29 174.78|Lower Hutt -41.21 174.91|Porirua -41.13 174.84|Masterton -40.95 175.66
WTC = Greymouth -42.45 171.21|Westport -41.75 171.60|Hokitika -42.72 170.97`,
} satisfies Partial<Record<Country, string>>;
